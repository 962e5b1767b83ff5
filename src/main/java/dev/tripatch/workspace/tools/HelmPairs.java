package dev.tripatch.workspace.tools;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.workspace.objects.ClusterObjects;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Pairing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Pairs the objects of a release, and says of each what Helm does with it and does not see.
 *
 * @param release its name
 * @param namespace its namespace
 * @param deployed those of the revision that Helm compares with
 * @param rendered those of the new manifest
 * @param live all of both, as they are
 * @param failed those of a revision that failed since
 * @param failedRevision its number; 0 if none did
 */
record HelmPairs(
    String release,
    String namespace,
    ObjectSet deployed,
    ObjectSet rendered,
    ObjectSet live,
    ObjectSet failed,
    int failedRevision) {
  private static final String POLICY = "helm.sh/resource-policy";
  private static final String KEEP = "keep";
  private static final String METADATA = "metadata";
  private static final String ANNOTATIONS = "annotations";
  private static final String RELEASE = "meta.helm.sh/release-name";
  private static final String RELEASE_NAMESPACE = "meta.helm.sh/release-namespace";

  /** All pairs, those of the new manifest first. */
  List<ObjectPair> all() {
    List<ObjectPair> pairs = Pairing.in(namespace, deployed, rendered, live);
    List<Optional<FoundObject>> tried =
        Pairing.in(namespace, failed, rendered, live).stream()
            .map(ObjectPair::lastApplied)
            .toList();
    List<ObjectPair> told = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      told.add(told(pairs.get(i), tried.get(i)));
    }
    return told;
  }

  private ObjectPair told(ObjectPair pair, Optional<FoundObject> tried) {
    List<String> remarks = new ArrayList<>(pair.local().isPresent() ? pair.remarks() : List.of());
    if (pair.local().isEmpty()) {
      remarks.add(ofOld(pair));
    } else if (pair.lastApplied().isEmpty() && pair.live().isPresent()) {
      remarks.add(HelmRemark.ADOPTED.text());
    } else if (pair.lastApplied().isPresent() && isGone(pair)) {
      remarks.add(HelmRemark.MADE_AGAIN.text());
    }
    tried
        .filter(_ -> pair.local().isPresent())
        .filter(each -> !isSame(each, pair.lastApplied()))
        .ifPresent(_ -> remarks.add(HelmRemark.FAILED_CHANGED.text("revision", failedRevision)));
    return new ObjectPair(
        pair.lastApplied(),
        pair.local().map(local -> isMarked(pair) ? local : marked(local)),
        pair.live(),
        remarks,
        pair.unreadLive());
  }

  /** Whether live tells which release it belongs to, so that the comparison knows it, too. */
  private static boolean isMarked(ObjectPair pair) {
    return pair.live()
        .filter(
            live ->
                annotations(live).text(RELEASE).isEmpty()
                    || annotations(live).text(RELEASE_NAMESPACE).isEmpty())
        .isEmpty();
  }

  /** As Helm writes it into every manifest before it sends it. */
  private FoundObject marked(FoundObject local) {
    MapValue object = local.object().value();
    MapValue metadata = object.get(METADATA) instanceof MapValue own ? own : MapValue.EMPTY;
    MapValue marks =
        annotations(local).toBuilder()
            .put(RELEASE, new StringValue(release))
            .put(RELEASE_NAMESPACE, new StringValue(namespace))
            .build();
    return ClusterObjects.written(
        local.name(),
        object.toBuilder()
            .put(METADATA, metadata.toBuilder().put(ANNOTATIONS, marks).build())
            .build());
  }

  private static MapValue annotations(FoundObject found) {
    return found.object().value().get(METADATA) instanceof MapValue metadata
            && metadata.get(ANNOTATIONS) instanceof MapValue annotations
        ? annotations
        : MapValue.EMPTY;
  }

  private static boolean isGone(ObjectPair pair) {
    return pair.live().isEmpty() && pair.unreadLive().isEmpty();
  }

  private static boolean isSame(FoundObject one, Optional<FoundObject> other) {
    return other.filter(each -> each.object().value().equals(one.object().value())).isPresent();
  }

  private String ofOld(ObjectPair pair) {
    if (pair.lastApplied().isEmpty()) {
      return HelmRemark.LEFT_OVER.text("revision", failedRevision);
    }
    return isKept(pair) ? HelmRemark.KEPT.text() : HelmRemark.DELETED.text();
  }

  /** Whether an upgrade deletes it. */
  static boolean isDeleted(ObjectPair pair) {
    return pair.local().isEmpty() && pair.lastApplied().isPresent() && !isKept(pair);
  }

  /** Helm reads the policy where the object is live. */
  private static boolean isKept(ObjectPair pair) {
    return pair.live().filter(live -> annotations(live).text(POLICY).equals(KEEP)).isPresent();
  }
}
