import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The protocol is spoken by a server of one's own: `areo serve`. */
const proxy = { '/api': { target: 'http://127.0.0.1:8080', ws: true } };

/** Lays packed forms beside every text of the build, so that the server need not pack at each visit. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name));
    for (const file of files.filter((name) => /\.(css|html|js|svg)$/.test(name))) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: {
    alias: { $lib: here('./src'), $wire: here('../crates/wire/typescript/wire.ts') },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    // The sentences and the wire types lie beside this folder.
    fs: { allow: ['..'] },
    proxy,
  },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
});
