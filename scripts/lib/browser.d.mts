export declare const findBrowser: () => string | undefined;
export declare const ensureBrowser: () => string;
export declare const launchOptions: () => { executablePath?: string; args: string[] };
