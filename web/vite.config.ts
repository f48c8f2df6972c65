import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it. Nothing is inlined, so that the content security policy can be strict.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/detente/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } } },
});
