const SHARED = [
  ...["Object", "Function", "Array", "String", "Number", "Boolean", "Symbol", "BigInt", "Date", "RegExp", "Promise"],
  ...["Map", "Set", "WeakMap", "WeakSet", "ArrayBuffer", "DataView", "Uint8Array"],
];
/** Their constructors stay open: `Error.stackTraceLimit` is there to be set. */
const ERRORS = ["Error", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError"];

type Shared = object & Record<PropertyKey, unknown>;

/** Freezes what all objects share, against `__proto__` in requests. Call once libraries are loaded. @param realm the global object. */
export function freezePrototypes(realm: object = globalThis): void {
  const builtIn = (name: string): Shared => Reflect.get(realm, name);
  for (const name of [...SHARED, ...ERRORS]) freeze(builtIn(name).prototype as Shared);
  freeze(Object.getPrototypeOf(builtIn("Uint8Array").prototype));
  for (const name of SHARED) freeze(builtIn(name));
}

/** Also the functions that it holds: `{}.toString` is one object for all. Which constructors are, the lists say. */
function freeze(shared: Shared): void {
  for (const key of Reflect.ownKeys(shared)) {
    const property = Object.getOwnPropertyDescriptor(shared, key);
    if (property === undefined || !("value" in property)) continue;
    if (typeof property.value === "function" && key !== "constructor") Object.freeze(property.value);
    if (property.configurable && typeof key === "string") Object.defineProperty(shared, key, inheritable(shared, key));
  }
  Object.freeze(shared);
}

/** Gives objects their own property by a setter: assigning one of a frozen prototype (`name`) fails otherwise. */
function inheritable(shared: Shared, key: string): PropertyDescriptor {
  const value = shared[key];
  return {
    get: () => value,
    set(this: unknown, own: unknown) {
      if (typeof this !== "object" && typeof this !== "function") return;
      if (this === null || this === shared)
        throw new TypeError(`${key} is shared by all objects and cannot be changed`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
    enumerable: false,
    configurable: false,
  };
}
