import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'odiff-bin';
import { pictureFile } from '../picture-cache.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What two pictures differ in; `pixels` is null where their sizes differ and only the sizes are told. */
export interface PixelDifference {
  readonly pixels: number | null;
  readonly before: Size;
  readonly after: Size;
  /** The file of the picture that marks the pixels, where there is one. */
  readonly marked: string | null;
}

/** A PNG's size stands in its first bytes. */
export function sizeOfPng(file: string): Size {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Looks at the pixels of two kept pictures, tolerance zero. Null: the bytes differ, and no pixel does. */
export type ComparePixels = (before: string, after: string) => Promise<PixelDifference | null>;

/** Empties the folder, and compares pairs into it: each picture that marks what differs is written there. */
export function comparingInto(folder: string): ComparePixels {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return async (before, after) => {
    const [first, second] = [pictureFile(before), pictureFile(after)];
    const sizes = { before: sizeOfPng(first), after: sizeOfPng(second) };
    const marked = path.join(folder, `${before.slice(0, 16)}-${after.slice(0, 16)}.png`);
    const options = { threshold: 0, antialiasing: false, failOnLayoutDiff: true, diffOverlay: 0.8 };
    const result = await compare(first, second, marked, options);
    if (result.match) return null;
    if (result.reason === 'pixel-diff') return { ...sizes, pixels: result.diffCount, marked };
    if (result.reason === 'layout-diff') return { ...sizes, pixels: null, marked: null };
    throw new Error(`A kept picture is gone: ${result.file}`);
  };
}
