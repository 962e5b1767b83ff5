package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.cluster.apply.merge.FieldSet;
import dev.tripatch.cluster.apply.merge.FieldsOf;
import dev.tripatch.cluster.apply.merge.Merging;
import dev.tripatch.cluster.apply.merge.OwnedChange;
import dev.tripatch.cluster.apply.merge.OwnerEntry;
import dev.tripatch.cluster.apply.merge.OwnershipPruning;
import dev.tripatch.cluster.apply.merge.SentObject;
import dev.tripatch.cluster.apply.merge.ServerPath;
import dev.tripatch.cluster.apply.merge.TypeView;
import dev.tripatch.cluster.apply.merge.TypedObject;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One apply request, as the server answers it.
 *
 * @param sent the configuration
 * @param manager the field manager's name
 * @param isForced whether conflicts are overridden
 * @param view the kind's schema
 */
record ApplyRequest(SentObject sent, String manager, boolean isForced, TypeView view) {

  /** Whose applies take over what client-side apply owned; the default name in kubectl. */
  static final String KUBECTL = "kubectl";

  /**
   * Places that never count as owned (apimachinery, {@code managedfields/internal/stripmeta.go}).
   */
  static final FieldSet NEVER_OWNED =
      FieldSet.of(
          List.of(
              ServerPath.of("apiVersion"),
              ServerPath.of("kind"),
              ServerPath.of("metadata"),
              ServerPath.of("metadata", "name"),
              ServerPath.of("metadata", "namespace"),
              ServerPath.of("metadata", "creationTimestamp"),
              ServerPath.of("metadata", "selfLink"),
              ServerPath.of("metadata", "uid"),
              ServerPath.of("metadata", "clusterName"),
              ServerPath.of("metadata", "generation"),
              ServerPath.of("metadata", "managedFields"),
              ServerPath.of("metadata", "resourceVersion")));

  /**
   * A stored object.
   *
   * @param object the object, without managedFields
   * @param entries its managedFields
   */
  record Stored(MapValue object, List<OwnerEntry> entries) {

    /** What an applier owns. */
    FieldSet appliedBy(String manager) {
      return FieldSet.union(
          entries.stream()
              .filter(entry -> entry.owner().isApplier(manager))
              .map(OwnerEntry::fields));
    }
  }

  /**
   * A field that another owner has and that would change.
   *
   * @param owner who owns it
   * @param path which field
   */
  record Claim(FieldOwner owner, ServerPath path) {}

  /**
   * The server's answer.
   *
   * @param after what is stored then; what it would be with force if there are conflicts
   * @param conflicts for which the server refuses; empty with force
   * @param taken what is taken from others
   */
  record Answer(Stored after, List<Claim> conflicts, List<Claim> taken) {

    /** The same if no other owner objects. */
    Answer unopposed() {
      return new Answer(after, List.of(), List.of());
    }
  }

  /** structured-merge-diff, {@code Updater.Apply}; around it, apimachinery's managers. */
  Answer to(Stored before) {
    FieldSet own = FieldsOf.value(sent.config(), view);
    List<OwnerEntry> others =
        before.entries().stream().filter(entry -> !entry.owner().isApplier(manager)).toList();
    FieldSet owned =
        FieldSet.union(Stream.concat(Stream.of(own), others.stream().map(OwnerEntry::fields)));
    MapValue after =
        (MapValue)
            new OwnershipPruning(view)
                .pruned(
                    Merging.merge(before.object(), sent.config(), view),
                    before.appliedBy(manager),
                    owned);
    OwnedChange change = OwnedChange.between(before.object(), after, view);
    List<Claim> claims = claims(others, change);
    List<OwnerEntry> entries = left(others, change);
    FieldSet claimed = own.minus(NEVER_OWNED);
    if (!claimed.isEmpty()) {
      entries.addFirst(new OwnerEntry(applier(), claimed));
    }
    return new Answer(
        new Stored(annotated(after, before.object()), entries),
        isForced ? List.of() : conflicts(claims, before.object()),
        claims);
  }

  private FieldOwner applier() {
    return new FieldOwner(
        manager,
        FieldOwner.APPLY,
        Optional.empty(),
        sent.config().text("apiVersion"),
        Optional.empty(),
        false);
  }

  private static List<Claim> claims(List<OwnerEntry> others, OwnedChange change) {
    List<Claim> claims = new ArrayList<>();
    for (OwnerEntry entry : others) {
      entry.fields().common(change.set()).stream()
          .forEach(path -> claims.add(new Claim(entry.owner(), path)));
    }
    return claims;
  }

  /** What the others own afterwards. */
  private static List<OwnerEntry> left(List<OwnerEntry> others, OwnedChange change) {
    List<OwnerEntry> left = new ArrayList<>();
    for (OwnerEntry entry : others) {
      OwnerEntry rest = entry.with(entry.fields().minus(change.set()).minus(change.removed()));
      if (!rest.fields().isEmpty()) {
        left.add(rest);
      }
    }
    return left;
  }

  /**
   * What kubectl applied on the client side before and nobody changed since is no conflict for
   * kubectl (apimachinery, {@code lastappliedmanager.go}). Where live has two items of one name,
   * the server cannot read live for this, and every conflict stays.
   */
  private List<Claim> conflicts(List<Claim> claims, MapValue live) {
    if (!manager.equals(KUBECTL) || claims.isEmpty()) {
      return claims;
    }
    FieldSet allowed = lastApplied(live);
    return claims.stream().filter(claim -> !allowed.has(claim.path())).toList();
  }

  private FieldSet lastApplied(MapValue live) {
    // The annotation is a text of its own, so its numbers are decoded here.
    Optional<MapValue> configuration =
        LastAppliedAnnotation.configurationIn(live)
            .map(EngineNumbers::asEngineReads)
            .filter(last -> last.text("apiVersion").equals(sent.config().text("apiVersion")))
            .filter(last -> TypedObject.mistakes(last, view).isEmpty())
            .filter(last -> !hasDuplicates(live));
    if (configuration.isEmpty()) {
      return FieldSet.EMPTY;
    }
    OwnedChange since = OwnedChange.between(configuration.get(), live, view);
    return FieldsOf.value(configuration.get(), view).minus(since.set()).minus(since.removed());
  }

  private boolean hasDuplicates(MapValue live) {
    return TypedObject.mistakes(live, view).stream().anyMatch(TypedObject.Mistake::isTwin);
  }

  /** The server keeps an annotation that is there up to date ({@code lastappliedupdater.go}). */
  private MapValue annotated(MapValue after, MapValue before) {
    boolean isKept =
        manager.equals(KUBECTL)
            && LastAppliedAnnotation.textIn(before).filter(text -> !text.isEmpty()).isPresent();
    return isKept
        ? LastAppliedAnnotation.put(after, LastAppliedAnnotation.outOfSent(sent.whole()))
        : after;
  }
}
