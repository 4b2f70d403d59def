import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents as auxiliaryDocuments } from './generated/graph-auxiliary-documents.ts';
import { documents } from './generated/graph-documents.ts';
import * as contract from './index.ts';

test('whatever the portal can ask is known by its id to the one that answers', () => {
  const asked = Object.entries(contract).flatMap(([name, value]) =>
    name.endsWith('Document') && typeof value === 'object' && 'id' in value ? [value.id] : [],
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.toSorted()).toEqual(Object.keys({ ...documents, ...auxiliaryDocuments }).toSorted());
});

test.each(Object.entries({ ...documents, ...auxiliaryDocuments }))(
  '%s is the hash of its own text, so that no other text can come under it',
  (id, text) => {
    expect(id).toBe(`sha256:${hash('sha256', text)}`);
  },
);
