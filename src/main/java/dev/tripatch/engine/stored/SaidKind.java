package dev.tripatch.engine.stored;

/** What a server's answer says of a field; what needs looking at first. */
public enum SaidKind {
  /** The server or a webhook made something else of it, and it is not known why. */
  CHANGED,
  /** Live had another value by then, in a field that was to change. */
  OVERTAKEN,
  /** Live had another value by then, and the change does not touch it. */
  MOVED,
  /** It is stored otherwise than it was given, for a reason that is known. */
  NORMALISED,
  /** It was to change, and came out as predicted. */
  AS_PREDICTED,
  /** It was missing, and was filled in. */
  DEFAULTED
}
