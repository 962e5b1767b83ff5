package dev.tripatch.validate;

/** What may be wrong with a field. */
public enum FaultKind {
  /** It must be there. */
  REQUIRED,
  /** Its text, or one in it, has another form. */
  FORM,
  /** It is another number or word than may be here. */
  RANGE,
  /** Its word is not one of a closed list. */
  CHOICE,
  /** Another item of its list has the same. */
  DUPLICATE,
  /** The same, which a server calls an invalid value. */
  UNIQUE,
  /** It is beside another of which only one can be there. */
  SEVERAL,
  /** It has none of the fields of which one must be there. */
  NEITHER,
  /** It names what is not there. */
  UNKNOWN_NAME,
  /** It asks for more than the limit. */
  ABOVE_LIMIT,
  /** It cannot be here. */
  NOT_HERE,
  /** Its value does not go with another one. */
  NOT_WITH,
  /** Labels that a selector does not select. */
  UNMATCHED
}
