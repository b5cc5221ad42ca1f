export declare const valueParsers: Record<number, (text: string) => unknown>
