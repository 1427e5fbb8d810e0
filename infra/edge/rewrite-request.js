// A CloudFront function (runtime 2.0), deployed as it is: a plain script without imports. It runs before the cache, for
// every request but those under /api/, and names the file that answers a path: a path without a file name is a folder,
// and a folder is answered by its index. The path comes percent-encoded and without the query; nothing is decoded here,
// and nothing can throw, because CloudFront answers what throws with 503.
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html

/** @param {{ request: { uri: string } }} event */
function handler(event) {
  const request = event.request
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (lastSegment === '') request.uri += 'index.html'
  else if (!lastSegment.includes('.')) request.uri += '/index.html'
  return request
}
