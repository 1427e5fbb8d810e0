import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The encodings in which a text may be sent, best first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Compresses a body. The quality is one at which an edge compresses while it answers, not the best. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding | 'identity' {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
