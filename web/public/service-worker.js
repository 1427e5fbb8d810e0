// Earlier releases installed a service worker from this address, which kept pages for reading offline. A browser that still
// has it asks for this file with each page that it loads, so the file stays, without an end.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
// As long as a tab is open, Chromium gives this worker back to a page that registers the earlier one, after a rollback. Such a
// page then sends a message.
self.addEventListener('message', (event) => event.waitUntil(retire()))

/** Removes the worker and what it stored, by the names that it used. Open pages are left alone. */
async function retire() {
  // Damaged storage may refuse.
  await Promise.allSettled([caches.delete('pages'), caches.delete('files'), deleteDatabase()])
  await self.registration.unregister()
}

function deleteDatabase() {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('workbox-expiration')
    // The browser also deletes one that is still open, once it is closed.
    request.onsuccess = request.onerror = request.onblocked = resolve
  })
}
