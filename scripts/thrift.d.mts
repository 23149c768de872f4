export declare const THRIFTY_ARGUMENTS: readonly string[];
export declare const THRIFTY_ENVIRONMENT: Readonly<Record<string, string>>;
