// Instead of the push service of a vendor, which no test may reach: whoever subscribes is reached at the
// address, and by the keys, that the test names.
(() => {
  const reached = RECEIVED_AT
  let made = null
  const subscription = (key) => ({
    endpoint: reached.endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ ...reached, expirationTime: null }),
    unsubscribe: async () => ((made = null), true),
  })
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || !applicationServerKey) throw new DOMException('refused', 'NotAllowedError')
    return (made = subscription(applicationServerKey))
  }
})()
