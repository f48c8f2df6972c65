/** The rulebook's Markdown as sections: headings with {#id}, paragraphs, lists, tables, quotes, bold and italics. */
export interface Span {
  text: string;
  style: "" | "b" | "i";
}
export interface Block {
  kind: "text" | "list" | "table" | "quote";
  spans: Span[];
  items: Span[][];
  rows: Span[][][];
}
export interface Section {
  id: string;
  level: number;
  title: string;
  blocks: Block[];
  plain: string;
}

function readSpans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith("**")) return { text: piece.slice(2, -2), style: "b" };
      return piece.startsWith("*") && piece.length > 2 ? { text: piece.slice(1, -1), style: "i" } : { text: piece, style: "" };
    });
}

function readBlock(text: string): Block {
  const block: Block = { kind: "text", spans: [], items: [], rows: [] };
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("|"))) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line));
    return {
      ...block,
      kind: "table",
      rows: rows.map((line) =>
        line
          .slice(1, -1)
          .split("|")
          .map((cell) => readSpans(cell.trim())),
      ),
    };
  }
  if (/^(-|\d+\.) /.test(text)) {
    const items = text.split(/\n(?=(?:-|\d+\.) )/).map((item) => readSpans(item.replace(/^(-|\d+\.) /, "").replace(/\n\s*/g, " ")));
    return { ...block, kind: "list", items };
  }
  if (text.startsWith(">")) return { ...block, kind: "quote", spans: readSpans(text.replace(/^> ?/gm, "").replace(/\n/g, " ")) };
  return { ...block, spans: readSpans(text.replace(/\n/g, " ")) };
}

export function readBook(source: string): Section[] {
  const sections: Section[] = [];
  for (const part of source.split(/^(?=#{1,4} )/m)) {
    const head = /^(#{1,4}) (.*?)(?:\s*\{#([^}]+)\})?\s*\n/.exec(`${part}\n`);
    if (!head) continue;
    const body = part.slice(head[0].length - 1).trim();
    const blocks = body
      .split(/\n\s*\n/)
      .filter((text) => text.trim())
      .map((text) => readBlock(text.trim()));
    sections.push({ id: head[3] ?? head[2]!, level: head[1]!.length, title: head[2]!, blocks, plain: body });
  }
  return sections;
}
