package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.GivenFile;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import java.util.List;
import java.util.stream.Stream;

/**
 * Asks a server what it would make of a change. The change goes through all that a real one goes
 * through, its rules and webhooks, but is not kept. A file takes it to kubectl, never an argument.
 */
public record DryRun(Cluster cluster) {
  private static final String OWN = "tripatch";
  private static final String OBJECT = "object.json";

  /** A kuberc may say others, as it may for every option here. */
  private static final List<String> ONLY_TRIED = List.of("--dry-run=server", "-o", "json");

  /** What a patch would make of live; refused if live is not what it is for by now. */
  public ClusterAnswer<LiveObject> patch(GuardedPatch patch) {
    return ask(patch.live().name(), patch.words(), patch.file(), patch.name(), OWN);
  }

  /**
   * The same, of no other object.
   *
   * @param manager who would own the fields, which rules of the cluster may look at
   */
  public ClusterAnswer<LiveObject> patch(GuardedPatch patch, String manager) {
    return ask(patch.live().name(), patch.words(), patch.file(), patch.name(), manager)
        .filter(patch::isAnsweredBy, cluster.unreadable(patch.name()));
  }

  /** What would be created. */
  public ClusterAnswer<LiveObject> create(MapValue object) {
    ObjectName name = ObjectName.of(object);
    return ask(
        name,
        List.of("create", "-f", OBJECT, "--save-config=false", "--validate=true"),
        new GivenFile(OBJECT, JsonWriter.write(object)),
        ResourceName.of(name),
        OWN);
  }

  private ClusterAnswer<LiveObject> ask(
      ObjectName object, List<String> words, GivenFile file, String name, String manager) {
    List<String> all =
        Stream.of(words, ONLY_TRIED, List.of("--field-manager=" + manager))
            .flatMap(List::stream)
            .toList();
    return cluster.inNamespace(object.namespace()).given(all, file, name);
  }
}
