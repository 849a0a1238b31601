export declare const encodeWebp: (file: string) => Promise<void>;
