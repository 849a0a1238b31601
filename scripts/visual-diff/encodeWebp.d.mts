export declare const encodeWebp: (file: string) => void;
