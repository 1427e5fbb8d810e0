import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * The encodings in which the edge compresses, best first: "When the viewer supports both Gzip and Brotli, CloudFront
 * uses Brotli" (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html).
 */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Compresses a body. The quality is one at which an edge compresses while it answers, not the best. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** The encodings that an Accept-Encoding header allows, best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return encodings.filter((encoding) => accepted.includes(encoding))
}
