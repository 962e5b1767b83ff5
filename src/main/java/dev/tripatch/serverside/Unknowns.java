package dev.tripatch.serverside;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.serverside.field.FieldOwner;
import dev.tripatch.serverside.merge.Entry;
import dev.tripatch.value.MapValue;
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
    MapValue local, MapValue live, SchemaAnswer schema, String manager, Entry.Listed listed) {

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
              "kubectl 1.26 and newer take over what client-side apply owned and apply a second"
                  + (areOwnersKnown
                      ? " time, as shown here."
                      : " time; what that removes does not show, except the annotation.")
                  + " An older kubectl leaves it to client-side apply: then nothing of that is"
                  + " removed."));
    }
    if (isChanged) {
      all.add(
          new Unknown(
              Unknown.Kind.SERVER_STEPS,
              "The server fills in defaults, runs admission (webhooks may change or refuse the"
                  + " object) and validates afterwards; kubectl apply --server-side"
                  + " --dry-run=server shows that."));
    }
    return all;
  }

  private Optional<Unknown> owners() {
    return live.isEmpty() || listed.isListed()
        ? Optional.empty()
        : found(
            Unknown.Kind.NO_OWNERS,
            "Live has no managedFields, so who owns what is not known: neither conflicts nor fields"
                + " that would be removed show. kubectl get leaves them out unless it is told"
                + " --show-managed-fields.");
  }

  private Optional<Unknown> unreadable() {
    int count = listed.unreadable();
    return count == 0
        ? Optional.empty()
        : found(
            Unknown.Kind.UNREADABLE_OWNERS,
            (count == 1 ? "One entry" : count + " entries")
                + " of live's managedFields cannot be read, so what is owned by that is not"
                + " known.");
  }

  private Optional<Unknown> managerName() {
    List<String> appliers =
        listed.entries().stream()
            .map(Entry::owner)
            .filter(owner -> owner.operation().equals(FieldOwner.APPLY))
            .filter(owner -> owner.subresource().isEmpty())
            .map(FieldOwner::manager)
            .distinct()
            .toList();
    return appliers.isEmpty() || appliers.contains(manager)
        ? Optional.empty()
        : found(
            Unknown.Kind.MANAGER_NAME,
            "Live was never applied under the manager %s, but under %s. If that was the same tool,"
                    .formatted(manager, String.join(" and ", appliers))
                + " give its name: otherwise the two own fields side by side, and nothing of the"
                + " other's is removed.");
  }

  private Optional<Unknown> otherVersions() {
    String version = local.text("apiVersion");
    String owners =
        listed.entries().stream()
            .map(Entry::owner)
            .filter(owner -> !owner.apiVersion().equals(version))
            .map(owner -> owner.title() + " (" + owner.apiVersion() + ")")
            .distinct()
            .collect(Collectors.joining(", "));
    return owners.isEmpty()
        ? Optional.empty()
        : found(
            Unknown.Kind.OTHER_VERSION,
            "Local is %s, but these owners wrote in another version: %s. The server converts the"
                    .formatted(version, owners)
                + " object to compare their fields; here their paths are taken as they stand.");
  }

  private Optional<Unknown> liveVersion() {
    String own = local.text("apiVersion");
    String lives = live.text("apiVersion");
    return live.isEmpty() || own.equals(lives)
        ? Optional.empty()
        : found(
            Unknown.Kind.LIVE_VERSION,
            "Local is %s and live %s. The server converts live to local's version first; here its"
                    .formatted(own, lives)
                + " fields are compared as they stand. Get live in local's version to be sure.");
  }

  private Optional<Unknown> custom() {
    return schema instanceof SchemaAnswer.Unknown
        ? found(
            Unknown.Kind.CUSTOM_SCHEMA,
            "The schema of this kind stands in its definition on the server. Here every map is"
                + " merged field by field and every list taken whole, as for a kind without schema"
                + " (but for metadata, which is that of every object); list types and map types of"
                + " the definition would make it otherwise.")
        : Optional.empty();
  }

  private static Optional<Unknown> found(Unknown.Kind kind, String sentence) {
    return Optional.of(new Unknown(kind, sentence));
  }
}
