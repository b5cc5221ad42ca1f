import { expect, test } from '@jest/globals'
import { fileTypeOf } from './file-type.rules'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])))

test.each([
  ['report.pdf', bytes('%PDF-1.7 ...'), 'pdf'],
  ['Report.PDF', bytes('%PDF-1.7 ...'), 'pdf'],
  ['a.docx', bytes('PK', 3, 4, 'x'), 'docx'],
  ['a.txt', bytes('你好，世界'), 'txt'],
  ['a.csv', bytes('a,b\n1,2'), 'csv'],
  ['a.mp4', bytes(0, 0, 0, 24, 'ftypisom'), 'mp4'],
  ['page.pdf', bytes('<html><script>'), undefined],
  ['a.html', bytes('<html>'), undefined],
  ['a.svg', bytes('<svg onload="x">'), undefined],
  ['a.exe', bytes('MZ'), undefined],
  ['a.pdf.exe', bytes('%PDF-'), undefined],
  ['a.txt', bytes('x', 0, 'y'), undefined],
  ['a.txt', bytes(0xff, 0xfe, 0xfd), undefined],
  ['empty.txt', bytes(), undefined],
  ['no-ending', bytes('%PDF-'), undefined],
])('CHAT-03 a file is what its bytes say: %p', (name, content, type) => expect(fileTypeOf(name, content)).toBe(type))
