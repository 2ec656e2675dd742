/** The index behind the string of JSON that begins at an index. */
function afterString(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The index of the comma or bracket that ends the value of JSON that begins at an index. */
function afterValue(json: string, start: number): number {
  let depth = 0;
  for (let at = start; ; at += 1) {
    const letter = json[at];
    if (letter === '"') at = afterString(json, at) - 1;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      if (depth === 0) return at;
      depth -= 1;
    } else if (letter === ',' && depth === 0) return at;
  }
}

/**
 * The value of a member of a JSON object exactly as it is written there, so that a number that JavaScript cannot hold comes back
 * as it came; null when the object has no such member. The text must have been read as JSON before. The last of several counts.
 */
export function rawMember(json: string, name: string): string | null {
  let found: string | null = null;
  for (let at = json.indexOf('{') + 1; ; ) {
    const start = json.indexOf('"', at);
    if (start < 0 || json.slice(at, start).includes('}')) return found;
    const keyEnd = afterString(json, start);
    const valueStart = json.indexOf(':', keyEnd) + 1;
    const valueEnd = afterValue(json, valueStart);
    if (JSON.parse(json.slice(start, keyEnd)) === name) found = json.slice(valueStart, valueEnd).trim();
    at = valueEnd + 1;
  }
}
