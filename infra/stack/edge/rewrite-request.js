// A CloudFront function, deployed as it is. It runs for every request except those under /api/ and CloudFront's own for the
// 404 page, and maps the path, percent-encoded and without the query, to a file: a path without a file name is a folder,
// served by its index.html. A path unknown to the browser's router must not be a page here, or the visitor would see one page
// replaced by another. Nothing is decoded and nothing can throw: CloudFront turns an exception into a 503.
// The runtime lacks destructuring, spreading and flatMap:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html

// The stack fills in the domain names, the main one first.
/** @type {string[]} */
const domainNames = []

/**
 * @typedef {{ value: string, multiValue?: { value: string }[] }} Value
 * @param {{ request: { uri: string, headers: { host: Value }, querystring: Record<string, Value> } }} event
 */
function handler(event) {
  const request = event.request
  if (domainNames.indexOf(request.headers.host.value) > 0)
    return redirectTo(domainNames[0], request)
  // Encodings of other than ASCII, and keys above 1,024 bytes: S3 may respond with an error of its own, and no page has them.
  const isOdd = request.uri.length > 1000 || /%(?![0-7][0-9a-f])/i.test(request.uri)
  // S3 decodes %2F to a slash; the router doesn't.
  const path = isOdd ? '/404.html' : request.uri.replace(/%2f/gi, '%252F')
  // A page's address is its folder, not its file. No file name needs percent-encoding.
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  const isFile =
    lastSegment.includes('.') && !lastSegment.includes('%') && !lastSegment.endsWith('.html')
  // CloudFront doesn't document whether it adds a default root object before or after this function.
  const isRootObject = path === '/index.html'
  request.uri = isFile || isRootObject ? path : withoutTrailingSlashes(path) + '/index.html'
  return request
}

/**
 * @param {string | undefined} host
 * @param {{ uri: string, querystring: Record<string, Value> }} request
 */
function redirectTo(host, request) {
  const parameters = Object.keys(request.querystring).map((name) => {
    const only = request.querystring[name] || { value: '' }
    return (only.multiValue || [only]).map((each) => `${name}=${each.value}`).join('&')
  })
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : ''
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: `https://${host}${request.uri}${query}` },
      // Otherwise browsers keep it for good, and turn in circles once the names have changed places.
      'cache-control': { value: 'public, max-age=3600' },
    },
  }
}

/**
 * The router ignores any number of trailing slashes. Not a regular expression, which would take quadratic time on a long
 * run of slashes.
 *
 * @param {string} path
 */
function withoutTrailingSlashes(path) {
  let length = path.length
  while (path[length - 1] === '/') length -= 1
  return path.slice(0, length)
}
