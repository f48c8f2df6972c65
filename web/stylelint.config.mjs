// Style sheets, and the <style> of components. How they are laid out is Prettier's business.
const PIXELS = ["/^[\\d.]+(px|rem)$/"];

export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  ignoreFiles: ["src/generated/**"],
  rules: {
    // A component's states and layouts stand beside what they change, whatever their weight.
    "no-descending-specificity": null,
    "rule-empty-line-before": null,
    "property-no-vendor-prefix": null, // Safari still wants -webkit-user-select
    "custom-property-empty-line-before": null,
    "selector-class-pattern": "^[a-z][a-z0-9_-]*$",
    "custom-property-pattern": "^[a-z][a-z0-9_-]*$", // ids of the engine have underscores
    "selector-class-pattern": "^[a-z][a-z0-9_-]*$",
    "value-keyword-case": ["lower", { camelCaseSvgKeywords: true, ignoreProperties: ["/^--font/"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Sizes come from the type scale, colours from the tokens.
    "declaration-property-value-disallowed-list": {
      "font-size": PIXELS,
      font: ["/\\dpx/"],
      "/color$/": ["/#/"],
    },
  },
};
