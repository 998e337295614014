/** Tests that need no page still have an address, as everything in a browser has. */
globalThis.location ??= new URL("https://hall.example/") as unknown as Location;
