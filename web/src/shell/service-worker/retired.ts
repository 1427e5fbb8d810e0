import { storageKeys } from '#web/content/storage-keys.ts'

declare const self: ServiceWorkerGlobalScope

// Takes the place of service-worker.ts while the setting `serviceWorker` is off, and removes all that it did.
async function retire(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(storageKeys.savedTimes)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
