package dev.tripatch.workspace.objects;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The same object of a cluster in up to three sets; in local or live at least.
 *
 * @param lastApplied as it was applied last; empty to take it from live's annotation
 * @param local as it is wanted
 * @param live as it is
 * @param remarks how they were paired where that is not plain, in sentences
 * @param unreadLive why nobody knows whether the cluster has it; empty if that is known
 */
public record ObjectPair(
    Optional<FoundObject> lastApplied,
    Optional<FoundObject> local,
    Optional<FoundObject> live,
    List<String> remarks,
    Optional<String> unreadLive) {

  /** The same object in sets that were read. */
  public ObjectPair(
      Optional<FoundObject> lastApplied,
      Optional<FoundObject> local,
      Optional<FoundObject> live,
      List<String> remarks) {
    this(lastApplied, local, live, remarks, Optional.empty());
  }

  public ObjectPair {
    remarks = List.copyOf(remarks);
  }

  /** The same with another live object. */
  public ObjectPair withLive(Optional<FoundObject> other) {
    return new ObjectPair(lastApplied, local, other, remarks, unreadLive);
  }

  /** The same; live that could not be read again is as it was. */
  public ObjectPair orAsItWas(ObjectPair before) {
    return unreadLive.isPresent() && live.isEmpty() ? withLive(before.live) : this;
  }

  /** The same, where nobody knows whether the cluster has it. */
  public ObjectPair withoutAnswer(String reason) {
    return new ObjectPair(lastApplied, local, live, remarks, Optional.of(reason));
  }

  /** The object that it is called after: local's, or else live's. */
  public FoundObject first() {
    return local.or(() -> live).orElseThrow();
  }

  /** What to call it: local's name, with live's namespace and name where local says none. */
  public ObjectName name() {
    ObjectName own = first().name();
    ObjectName other = live.map(FoundObject::name).orElse(own);
    String made = own.name().isEmpty() ? first().generateName() + "…" : own.name();
    return new ObjectName(
        own.apiVersion(),
        own.kind(),
        own.namespace().isEmpty() ? other.namespace() : own.namespace(),
        own.name().isEmpty() && !other.name().isEmpty() ? other.name() : made);
  }

  /** One of them; empty for the patch and the result, too. */
  public Optional<FoundObject> found(Role role) {
    return switch (role) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> local;
      case LIVE -> live;
      case PATCH, RESULT -> Optional.empty();
    };
  }

  /** All that there are of it, in the order of the panes. */
  public Stream<FoundObject> all() {
    return Stream.of(lastApplied, local, live).flatMap(Optional::stream);
  }

  /** Whether one of them is a Secret. */
  public boolean isSecret() {
    return all().anyMatch(FoundObject::isSecret);
  }

  /** Whether one of them is a Secret, or was applied as one. */
  public boolean holdsSecret() {
    return all().anyMatch(found -> found.isSecret() || found.wasSecret());
  }

  /** The documents to compare, read again each time; empty if local has none. */
  public Optional<ThreeDocuments<SourceDocument>> documents() {
    return local.map(
        mine ->
            new ThreeDocuments<>(
                lastApplied.map(FoundObject::document),
                mine.document(),
                live.map(FoundObject::document)));
  }
}
