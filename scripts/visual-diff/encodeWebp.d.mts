export declare const squeeze: (file: string) => void;
