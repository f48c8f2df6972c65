// The service worker: shows what the server pushes, and opens the table it is about. It keeps nothing and answers no requests.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Détente", {
      body: told.body === told.title ? "" : told.body,
      tag: told.tag,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { link: told.link ?? "/" },
    }),
  );
});

async function show(link) {
  const address = new URL(link, self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === address.href) ?? pages.find((one) => new URL(one.url).pathname === "/");
  if (!page) return self.clients.openWindow(address.href);
  await page.focus();
  return page.url === address.href ? page : page.navigate(address.href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.link));
});
