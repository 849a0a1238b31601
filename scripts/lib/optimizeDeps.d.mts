export declare const optimizedDeps: string[];
