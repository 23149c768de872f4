export declare const watchNpm: (gone: () => void) => void;
