// A short name for a state of content, so that a replay can say which it was drawn from. Not for secrets: it only tells versions apart.

/** Eight hex digits (32-bit FNV-1a over UTF-16 units); any change of the text changes them, but for one chance in four thousand million. */
export const versionOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};
