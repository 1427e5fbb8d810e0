// A CloudFront function (runtime 2.0), deployed as it is: a plain script without imports. It runs before the cache, for
// every request but those under /api/ and CloudFront's own for the 404 page, and names the file to serve for a path: a path
// without a file name is a folder, and its file is the index. What is no page for the router in the browser
// (web/src/app/routes.tsx) must be none here, or the visitor would be shown one page and then another. The path comes
// percent-encoded and without the query; nothing is decoded here, and nothing can throw, because CloudFront responds to
// an exception with 503.
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html

/** @param {{ request: { uri: string } }} event */
function handler(event) {
  const request = event.request
  // The bucket takes %2F for a slash, and the router doesn't.
  const path = request.uri.replace(/%2f/gi, '%252F')
  // A page's address is its folder, not its file. No file's name has to be encoded.
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  const isFile =
    lastSegment.includes('.') && !lastSegment.includes('%') && !lastSegment.endsWith('.html')
  // CloudFront doesn't document whether it puts in a default root object before or after this.
  const isRootObject = path === '/index.html'
  request.uri = isFile || isRootObject ? path : withoutSlashesAtTheEnd(path) + '/index.html'
  return request
}

/**
 * The router ignores any number of them. A regular expression would try each slash of a long row in turn.
 *
 * @param {string} path
 */
function withoutSlashesAtTheEnd(path) {
  let length = path.length
  while (path[length - 1] === '/') length -= 1
  return path.slice(0, length)
}
