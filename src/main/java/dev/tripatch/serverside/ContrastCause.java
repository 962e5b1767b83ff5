package dev.tripatch.serverside;

/**
 * Why a field comes out otherwise by server-side apply than by kubectl apply. The sentences have
 * two gaps: the field, and who.
 */
public enum ContrastCause {
  /** Another manager owns the field. */
  OWNED_BY_ANOTHER(
      "kubectl apply writes %1$s without a word; server-side apply refuses, because %2$s owns it."),

  /** A null clears a field for kubectl apply, but not always for server-side apply. */
  NULL_IN_LOCAL("Local says null for %1$s, which the two read differently."),

  /** Last applied had it, which only kubectl apply looks at. */
  ONLY_LAST_APPLIED_HAD_IT(
      "kubectl apply deletes %1$s, because last applied had it; server-side apply asks who owns it,"
          + " and %2$s."),

  /** The manager owned it, which only server-side apply looks at. */
  ONLY_OWNERSHIP_HAD_IT(
      "Server-side apply removes %1$s, because %2$s owned it and local no longer has it; kubectl"
          + " apply keeps it, because it was not in last applied."),

  /** Live has several items of one name. */
  TWINS_IN_LIVE(
      "Live has several items of the name of %1$s: server-side apply puts local's single one in"
          + " their place, kubectl apply keeps several."),

  /** Items are told apart by other keys. */
  OTHER_KEYS(
      "Server-side apply tells the items of %1$s apart by %2$s, kubectl apply by the merge key."),

  /** Server-side apply takes a list whole that kubectl apply merges. */
  LIST_TAKEN_WHOLE(
      "Server-side apply takes the list %1$s as a whole; kubectl apply merges its items."),

  /** Server-side apply merges a list that kubectl apply takes whole. */
  LIST_MERGED("Server-side apply merges the items of %1$s; kubectl apply takes the list whole."),

  /** Server-side apply takes a map whole that kubectl apply merges. */
  MAP_TAKEN_WHOLE(
      "Server-side apply takes the map %1$s as a whole; kubectl apply merges its fields."),

  /** kubectl apply takes a map whole, or clears fields of it, that server-side apply merges. */
  MAP_MERGED(
      "Server-side apply merges the fields of %1$s; kubectl apply replaces the map, or clears what"
          + " local does not name."),

  /** The server keeps the field itself. */
  SERVERS_OWN("The server keeps %1$s itself, whatever a server-side apply says."),

  /** No rule that we know explains it. */
  UNTOLD("Why %1$s differs cannot be told from the documents and the schema.");

  private final String sentence;

  ContrastCause(String sentence) {
    this.sentence = sentence;
  }

  String sentence(Object field, String who) {
    return sentence.formatted(field, who);
  }
}
