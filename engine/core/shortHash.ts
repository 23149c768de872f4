// SHA-256 of a text that fits one block, in plain 32-bit words: to fork a seed is to hash forty letters, and odds fork ten thousand seeds in a third of a
// second, most of which the general hasher would spend on buffers and views. Invariant: the same words as the general one (tests/engine/core/shortHash.test.ts).

/** Letters that fit one block with its padding and length. */
const MOST_LETTERS = 55;

const ROUND_WORDS = Int32Array.of(
  0x428a_2f98,
  0x7137_4491,
  0xb5c0_fbcf,
  0xe9b5_dba5,
  0x3956_c25b,
  0x59f1_11f1,
  0x923f_82a4,
  0xab1c_5ed5,
  0xd807_aa98,
  0x1283_5b01,
  0x2431_85be,
  0x550c_7dc3,
  0x72be_5d74,
  0x80de_b1fe,
  0x9bdc_06a7,
  0xc19b_f174,
  0xe49b_69c1,
  0xefbe_4786,
  0x0fc1_9dc6,
  0x240c_a1cc,
  0x2de9_2c6f,
  0x4a74_84aa,
  0x5cb0_a9dc,
  0x76f9_88da,
  0x983e_5152,
  0xa831_c66d,
  0xb003_27c8,
  0xbf59_7fc7,
  0xc6e0_0bf3,
  0xd5a7_9147,
  0x06ca_6351,
  0x1429_2967,
  0x27b7_0a85,
  0x2e1b_2138,
  0x4d2c_6dfc,
  0x5338_0d13,
  0x650a_7354,
  0x766a_0abb,
  0x81c2_c92e,
  0x9272_2c85,
  0xa2bf_e8a1,
  0xa81a_664b,
  0xc24b_8b70,
  0xc76c_51a3,
  0xd192_e819,
  0xd699_0624,
  0xf40e_3585,
  0x106a_a070,
  0x19a4_c116,
  0x1e37_6c08,
  0x2748_774c,
  0x34b0_bcb5,
  0x391c_0cb3,
  0x4ed8_aa4a,
  0x5b9c_ca4f,
  0x682e_6ff3,
  0x748f_82ee,
  0x78a5_636f,
  0x84c8_7814,
  0x8cc7_0208,
  0x90be_fffa,
  0xa450_6ceb,
  0xbef9_a3f7,
  0xc671_78f2,
);
const schedule = new Int32Array(64);
const digest = new Int32Array(8);

/** Writes a text as the one block of its message; false where it does not fit, or is not ASCII. */
const laidOut = (text: string): boolean => {
  const letters = text.length;
  if (letters > MOST_LETTERS) return false;
  schedule.fill(0, 0, 16);
  for (let i = 0; i < letters; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return false;
    schedule[i >> 2] = (schedule[i >> 2] as number) | (code << (24 - ((i & 3) << 3)));
  }
  schedule[letters >> 2] = (schedule[letters >> 2] as number) | (0x80 << (24 - ((letters & 3) << 3)));
  schedule[15] = letters << 3;
  return true;
};

const rotr = (x: number, k: number): number => (x >>> k) | (x << (32 - k));

/** The eight words of a short ASCII text's SHA-256; they are overwritten by the next call. Null for any other text. */
export const shortDigest = (text: string): Int32Array | null => {
  if (!laidOut(text)) return null;
  for (let i = 16; i < 64; i += 1) {
    const far = schedule[i - 15] as number;
    const near = schedule[i - 2] as number;
    const sum = (schedule[i - 16] as number) + (schedule[i - 7] as number);
    schedule[i] =
      (sum +
        (rotr(far, 7) ^ rotr(far, 18) ^ (far >>> 3)) +
        (rotr(near, 17) ^ rotr(near, 19) ^ (near >>> 10))) |
      0;
  }
  let a = 0x6a09_e667 | 0;
  let b = 0xbb67_ae85 | 0;
  let c = 0x3c6e_f372 | 0;
  let d = 0xa54f_f53a | 0;
  let e = 0x510e_527f | 0;
  let f = 0x9b05_688c | 0;
  let g = 0x1f83_d9ab | 0;
  let h = 0x5be0_cd19 | 0;
  for (let i = 0; i < 64; i += 1) {
    const one =
      (h +
        (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (ROUND_WORDS[i] as number) +
        (schedule[i] as number)) |
      0;
    const two = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  digest[0] = 0x6a09_e667 + a;
  digest[1] = 0xbb67_ae85 + b;
  digest[2] = 0x3c6e_f372 + c;
  digest[3] = 0xa54f_f53a + d;
  digest[4] = 0x510e_527f + e;
  digest[5] = 0x9b05_688c + f;
  digest[6] = 0x1f83_d9ab + g;
  digest[7] = 0x5be0_cd19 + h;
  return digest;
};
