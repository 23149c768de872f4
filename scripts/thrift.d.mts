export declare const THRIFTY_ARGUMENTS: readonly string[];
export declare const ARGUMENTS_OVER_MONGODB: readonly string[];
export declare const THRIFTY_ENVIRONMENT: Readonly<Record<'MALLOC_ARENA_MAX' | 'NODE_COMPILE_CACHE', string>>;
