package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.cluster.apply.merge.OwnerEntry;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds what nobody can know without the server, as far as it concerns a case.
 *
 * @param local the configuration
 * @param live the live object; empty if there is none
 * @param schema what is known of the kind
 * @param manager who applies
 * @param listed live's managedFields
 */
record Unknowns(
    MapValue local, MapValue live, SchemaAnswer schema, String manager, OwnerEntry.Listed listed) {

  /** What concerns the case whatever its outcome is. */
  List<Unknown> list() {
    List<Unknown> found = new ArrayList<>();
    owners().ifPresent(found::add);
    unreadable().ifPresent(found::add);
    managerName().ifPresent(found::add);
    otherVersions().ifPresent(found::add);
    liveVersion().ifPresent(found::add);
    custom().ifPresent(found::add);
    return List.copyOf(found);
  }

  /** The same, with what only an applied configuration brings. */
  static List<Unknown> of(List<Unknown> always, boolean isUpgraded, boolean isChanged) {
    List<Unknown> all = new ArrayList<>(always);
    if (isUpgraded) {
      boolean areOwnersKnown =
          always.stream().noneMatch(each -> each.kind() == Unknown.Kind.NO_OWNERS);
      all.add(
          new Unknown(
              Unknown.Kind.KUBECTL_VERSION,
              (areOwnersKnown
                      ? ServerSideWording.KUBECTL_VERSION
                      : ServerSideWording.KUBECTL_VERSION_NO_OWNERS)
                  .text()));
    }
    if (isChanged) {
      all.add(new Unknown(Unknown.Kind.SERVER_STEPS, ServerSideWording.SERVER_STEPS.text()));
    }
    return all;
  }

  private Optional<Unknown> owners() {
    return live.isEmpty() || listed.isListed()
        ? Optional.empty()
        : found(Unknown.Kind.NO_OWNERS, ServerSideWording.NO_OWNERS.text());
  }

  private Optional<Unknown> unreadable() {
    int count = listed.unreadable();
    return count == 0
        ? Optional.empty()
        : found(
            Unknown.Kind.UNREADABLE_OWNERS,
            ServerSideWording.UNREADABLE_ENTRIES.text("count", count));
  }

  private Optional<Unknown> managerName() {
    List<String> appliers =
        listed.entries().stream()
            .map(OwnerEntry::owner)
            .filter(owner -> owner.operation().equals(FieldOwner.APPLY))
            .filter(owner -> owner.subresource().isEmpty())
            .map(FieldOwner::manager)
            .distinct()
            .toList();
    return appliers.isEmpty() || appliers.contains(manager)
        ? Optional.empty()
        : found(
            Unknown.Kind.MANAGER_NAME,
            ServerSideWording.MANAGER_NAME.text(
                "manager",
                manager,
                "others",
                appliers.stream()
                    .reduce((a, b) -> ServerSideWording.AND.text("first", a, "second", b))
                    .orElse("")));
  }

  private Optional<Unknown> otherVersions() {
    String version = local.text("apiVersion");
    String owners =
        listed.entries().stream()
            .map(OwnerEntry::owner)
            .filter(owner -> !owner.apiVersion().equals(version))
            .map(
                owner ->
                    ServerSideWording.OWNER.text(
                        "owner", owner.title(), "version", owner.apiVersion()))
            .distinct()
            .collect(Collectors.joining(", "));
    return owners.isEmpty()
        ? Optional.empty()
        : found(
            Unknown.Kind.OTHER_VERSION,
            ServerSideWording.OTHER_VERSION.text("version", version, "owners", owners));
  }

  private Optional<Unknown> liveVersion() {
    String own = local.text("apiVersion");
    String lives = live.text("apiVersion");
    return live.isEmpty() || own.equals(lives)
        ? Optional.empty()
        : found(
            Unknown.Kind.LIVE_VERSION,
            ServerSideWording.LIVE_VERSION.text("local", own, "live", lives));
  }

  private Optional<Unknown> custom() {
    return switch (schema) {
      case SchemaAnswer.Known known -> known.takenFrom().flatMap(Unknowns::declared);
      case SchemaAnswer.Unknown unknown ->
          unknown
              .declared()
              .map(SchemaAnswer.Declared::source)
              .flatMap(Unknowns::declared)
              .or(() -> found(Unknown.Kind.CUSTOM_SCHEMA, ServerSideWording.CUSTOM_SCHEMA.text()));
    };
  }

  private static Optional<Unknown> declared(String source) {
    return found(
        Unknown.Kind.CUSTOM_SCHEMA, ServerSideWording.CUSTOM_DECLARED.text("source", source));
  }

  private static Optional<Unknown> found(Unknown.Kind kind, String sentence) {
    return Optional.of(new Unknown(kind, sentence));
  }
}
