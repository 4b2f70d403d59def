import type { EventStore } from './shelf.ts';
import type { Waiting } from './waiting.ts';

const databaseName = 'linework-analytics';
const storeName = 'events';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('Another version of the portal holds it'));
  });
}

/** Resolves once the browser has written it. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** The browser's own database, in which events outlive a page. Rejects where a browser has none, as in some private windows. */
export function keptEvents(): EventStore {
  let opened: Promise<IDBDatabase> | null = null;
  const database = async () => {
    opened ??= openDatabase();
    return await opened;
  };
  const change = async (work: (events: IDBObjectStore) => void) => {
    const transaction = (await database()).transaction(storeName, 'readwrite', { durability: 'relaxed' });
    work(transaction.objectStore(storeName));
    await written(transaction);
  };
  return {
    put: async (events) => await change((store) => events.forEach((event) => void store.put(event))),
    remove: async (ids) => await change((store) => ids.forEach((id) => void store.delete(id))),
    clear: async () => await change((store) => void store.clear()),
    all: async () => {
      const transaction = (await database()).transaction(storeName, 'readonly');
      const asked: IDBRequest<Waiting[]> = transaction.objectStore(storeName).getAll();
      await written(transaction);
      return asked.result;
    },
  };
}
