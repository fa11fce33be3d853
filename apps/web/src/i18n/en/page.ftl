siteName = Spellenkast
skip = Skip to content
home = To the cupboard
close = Close
settings = Settings
loading = Getting it out …
tryAgain = Try again
notFoundTitle = Nothing here
notFound = There is no game and no match at this address. Perhaps the link was cut off on its way.
brokenTitle = Something went wrong
broken = This should not have happened. Your matches are safe; please reload the page.
offlineTitle = Not on this device yet
offline =
    There is no connection now, and what you are looking for is not on this device yet. Open it once
    with a connection; after that it works without one.
copied = Link copied
copyFailed = Copying did not work. Select the link and copy it yourself.
