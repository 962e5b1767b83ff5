package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One change that was sent, or was about to be, as its file has it.
 *
 * @param id names it, and its file
 * @param at when it was sent
 * @param state what is known of it
 * @param kubeconfig the file with contexts; empty for the person's usual one
 * @param context the context
 * @param as whom kubectl acted as; empty for the context's user
 * @param server the server's address, and after a blank a digest of its certificate authority;
 *     journals of earlier releases have the address alone
 * @param namespace the object's namespace; empty if it has none
 * @param undoes the change that this one takes back; empty if it is a new one
 * @param manager who owns its fields
 * @param version the version of live that it was sent for; a server takes it for no other
 * @param fields the fields that it touches
 * @param before live before it
 * @param after live after it; while it is not known whether it was sent, what it should become
 * @param isDigested whether secrets in both are digests
 */
public record SentChange(
    String id,
    Instant at,
    State state,
    Optional<String> kubeconfig,
    String context,
    Optional<String> as,
    String server,
    String namespace,
    Optional<String> undoes,
    String manager,
    String version,
    List<String> fields,
    Value before,
    Value after,
    boolean isDigested) {

  /** What is known of a change. */
  public enum State {
    /** It was about to be sent. Whether it was is not known. */
    BEGUN,
    /** The cluster has it. */
    SENT,
    /** The cluster never had it. */
    NOT_SENT
  }

  public SentChange {
    fields = List.copyOf(fields);
  }

  /** How kubectl reaches the object. */
  public Connection connection() {
    return new Connection(
        kubeconfig,
        Optional.of(context),
        Optional.of(namespace).filter(name -> !name.isEmpty()),
        as);
  }

  /** Which object it is. */
  public ObjectName object() {
    return ObjectName.of(beforeMap());
  }

  /** Live before it. */
  public MapValue beforeMap() {
    return map(before);
  }

  /** Live after it. */
  public MapValue afterMap() {
    return map(after);
  }

  private static MapValue map(Value value) {
    return value instanceof MapValue map ? map : MapValue.EMPTY;
  }

  /** The same in another state. */
  public SentChange in(State other) {
    return with(other, version, before, after, isDigested);
  }

  /** The same, sent: this came of it. */
  public SentChange sent(MapValue now) {
    return with(State.SENT, version, before, now, isDigested);
  }

  /** The same, about to be sent for another version of live. */
  public SentChange again(String otherVersion, MapValue live, MapValue expected) {
    return with(State.BEGUN, otherVersion, live, expected, isDigested);
  }

  SentChange digested(Value digestedBefore, Value digestedAfter) {
    return with(state, version, digestedBefore, digestedAfter, true);
  }

  private SentChange with(
      State other, String forVersion, Value from, Value to, boolean areDigests) {
    return new SentChange(
        id,
        at,
        other,
        kubeconfig,
        context,
        as,
        server,
        namespace,
        undoes,
        manager,
        forVersion,
        fields,
        from,
        to,
        areDigests);
  }
}
