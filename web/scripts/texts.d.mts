export function messages(source: string): string[];
export function splitTexts(source: string): Record<string, string>;
