// Whether a published seed is the one that was promised before the first draw.

/** The SHA-256 of the seed's bytes, as the server commits to it: hexadecimal digits. */
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Proof = 'kept' | 'broken' | 'unchecked';

/** Browsers count only on secure pages; elsewhere the promise stays to be checked by other means. */
export async function prove(seed: string, commitment: string): Promise<Proof> {
  if (!globalThis.crypto?.subtle) return 'unchecked';
  return (await commitmentOf(seed)) === commitment ? 'kept' : 'broken';
}
