import type { HttpRequest } from '#infra/local/http.ts'
import type { DistributionConfig } from './distribution-config.ts'

/** A page that takes the place of an error. */
export type ErrorPage = { readonly path: string; readonly status: number }

/** The page that is declared for a status; undefined when none is. */
export type ErrorPageOf = (status: number) => ErrorPage | undefined

/**
 * Reads the pages of the custom error responses:
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/creating-custom-error-pages.html
 */
export function readErrorPages({ CustomErrorResponses }: DistributionConfig): ErrorPageOf {
  const pages = new Map<number, ErrorPage>(
    CustomErrorResponses.flatMap(({ ErrorCode, ResponsePagePath: path, ResponseCode: status }) =>
      // One without a page says how long the error is kept.
      path === undefined || status === undefined ? [] : [[ErrorCode, { path, status }]],
    ),
  )
  return (status) => pages.get(status)
}

/** The request for such a page: for all of it, whatever the viewer wanted of the object that there is no answer for. */
export function errorPageRequest({ path }: ErrorPage, request: HttpRequest): HttpRequest {
  const { headers } = request
  const own = Object.entries(headers).filter(([name]) => !/^(content-|if-|range$)/.test(name))
  return {
    ...request,
    method: 'GET',
    path,
    query: '',
    headers: Object.fromEntries(own),
    body: Buffer.alloc(0),
  }
}
