package dev.tripatch.workspace.tools;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.document.Node;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.ClusterObjects;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Unread;
import dev.tripatch.workspace.objects.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Asks helm for a release's manifests, and kubectl for its objects. It changes nothing. */
public final class HelmReader {
  /** Helm may ask a login program first. */
  private static final Duration ASKING = Duration.ofSeconds(20);

  /** It may fetch the chart. */
  private static final Duration RENDERING = Duration.ofMinutes(2);

  private static final String SERVER_SIDE = "ssa";

  private final Program helm;
  private final Cluster cluster;
  private final ObjectReader objects = new ObjectReader(TextFiles::withoutMark);

  /**
   * Asks nothing yet.
   *
   * @param cluster the same cluster that the questions mean
   */
  public HelmReader(Program helm, Cluster cluster) {
    this.helm = helm;
    this.cluster = cluster;
  }

  /**
   * What helm renders.
   *
   * @param manifest its objects
   * @param namespace the release's own
   * @param method how it would apply them; may be empty
   * @param hooks what it runs, and does not compare
   * @param crds files that it installs once, and never upgrades
   */
  private record Rendered(
      ObjectSet manifest, String namespace, String method, List<String> hooks, List<String> crds) {}

  /** The revision to compare with, and one that failed after it. */
  private record Revisions(HelmRevision deployed, Optional<HelmRevision> failed) {}

  /** Reads all of it. */
  public HelmAnswer<HelmRelease> read(HelmQuestion question, Watch watch) {
    return revisions(question)
        .then(
            revisions ->
                manifest(question, revisions.deployed())
                    .then(
                        old ->
                            rendered(question, revisions, old)
                                .then(
                                    now ->
                                        failed(question, revisions)
                                            .then(
                                                failed ->
                                                    new HelmAnswer.Got<>(
                                                        release(
                                                            question, revisions, old, now, failed,
                                                            watch))))));
  }

  private HelmAnswer<Revisions> revisions(HelmQuestion question) {
    return json(question, ASKING, List.of("history", "-o", "json"), List.of(question.release()))
        .then(
            history -> {
              List<HelmRevision> all = HelmRevision.in(history);
              Optional<HelmRevision> chosen = HelmRevision.comparedWith(all);
              return chosen
                  .<HelmAnswer<Revisions>>map(
                      each ->
                          new HelmAnswer.Got<>(
                              new Revisions(
                                  each,
                                  Optional.of(all.getLast())
                                      .filter(last -> last.number() > each.number()))))
                  .orElseGet(() -> failed(HelmFailureKind.NOTHING_DEPLOYED, question.release()));
            });
  }

  private HelmAnswer<ObjectSet> manifest(HelmQuestion question, HelmRevision revision) {
    String number = String.valueOf(revision.number());
    return run(
            question,
            ASKING,
            List.of("get", "manifest", "--revision", number),
            List.of(question.release()),
            question.release())
        .then(text -> new HelmAnswer.Got<>(objects(question.release() + ".v" + number, text)));
  }

  private HelmAnswer<ObjectSet> failed(HelmQuestion question, Revisions revisions) {
    return revisions.failed().isEmpty()
        ? new HelmAnswer.Got<>(ObjectSet.NONE)
        : manifest(question, revisions.failed().get());
  }

  /** Without a chart it is what is deployed. */
  private HelmAnswer<Rendered> rendered(
      HelmQuestion question, Revisions revisions, ObjectSet deployed) {
    if (question.chart().isEmpty()) {
      return json(
              question,
              ASKING,
              List.of(
                  "get",
                  "metadata",
                  "-o",
                  "json",
                  "--revision",
                  String.valueOf(revisions.deployed().number())),
              List.of(question.release()))
          .then(
              metadata ->
                  new HelmAnswer.Got<>(
                      new Rendered(
                          deployed,
                          text(metadata, "namespace"),
                          text(metadata, "applyMethod"),
                          List.of(),
                          List.of())));
    }
    List<String> words = new ArrayList<>(List.of("upgrade", "--dry-run=server", "-o", "json"));
    words.addAll(question.options());
    return json(question, RENDERING, words, List.of(question.release(), question.chart().get()))
        .then(
            answer ->
                new HelmAnswer.Got<>(
                    new Rendered(
                        objects(question.release() + ".new", text(answer, "manifest")),
                        text(answer, "namespace"),
                        text(answer, "apply_method"),
                        maps(answer, "hooks").map(HelmReader::hook).toList(),
                        crds(answer))));
  }

  private static String hook(MapValue hook) {
    return hook.text("kind") + "/" + hook.text("name");
  }

  private static List<String> crds(Value answer) {
    return answer instanceof MapValue all && all.get("chart") instanceof MapValue chart
        ? maps(chart, "files")
            .map(file -> file.text("name"))
            .filter(name -> name.startsWith("crds/"))
            .toList()
        : List.of();
  }

  private HelmRelease release(
      HelmQuestion question,
      Revisions revisions,
      ObjectSet old,
      Rendered now,
      ObjectSet failed,
      Watch watch) {
    ObjectSet manifests = together(List.of(now.manifest(), old, failed));
    ObjectSet live =
        new ClusterObjects(cluster.inNamespace(now.namespace())).liveOf(manifests, watch);
    int failedRevision = revisions.failed().map(HelmRevision::number).orElse(0);
    List<ObjectPair> pairs =
        new HelmPairs(
                question.release(),
                now.namespace(),
                old,
                now.manifest(),
                live,
                failed,
                failedRevision)
            .all();
    boolean isServerSide = now.method().equals(SERVER_SIDE);
    List<String> remarks = new ArrayList<>(live.remarks());
    remarks.addAll(remarks(question, revisions, now));
    return new HelmRelease(
        question.release(),
        pairs,
        Stream.concat(
                Stream.of(old, now.manifest()).distinct().flatMap(each -> each.unread().stream()),
                unknown(now.manifest(), live))
            .toList(),
        remarks,
        Math.toIntExact(pairs.stream().filter(HelmPairs::isDeleted).count()),
        isServerSide);
  }

  /** Nobody would tell that an object is to be deleted that cannot be read. */
  private static Stream<Unread> unknown(ObjectSet rendered, ObjectSet live) {
    Set<ObjectName> told =
        rendered.objects().stream().map(FoundObject::name).collect(Collectors.toSet());
    return live.unknown().entrySet().stream()
        .filter(each -> !told.contains(each.getKey()))
        .map(each -> new Unread(Optional.empty(), each.getKey().toString(), each.getValue(), ""));
  }

  private static ObjectSet together(List<ObjectSet> sets) {
    ObjectSet all = ObjectSet.NONE;
    for (ObjectSet each : sets) {
      all = all.and(each);
    }
    return all;
  }

  private static List<String> remarks(HelmQuestion question, Revisions revisions, Rendered now) {
    List<String> remarks = new ArrayList<>();
    int deployed = revisions.deployed().number();
    remarks.add(
        question.chart().isPresent()
            ? HelmRemark.COMPARED.text("release", question.release(), "revision", deployed)
            : HelmRemark.SINCE.text("release", question.release(), "revision", deployed));
    revisions
        .failed()
        .ifPresent(
            failed ->
                remarks.add(
                    HelmRemark.FAILED_SINCE.text(
                        "revision",
                        failed.number(),
                        "status",
                        failed.status(),
                        "deployed",
                        deployed)));
    if (now.method().equals(SERVER_SIDE)) {
      remarks.add(HelmRemark.SERVER_SIDE.text());
    }
    if (!now.hooks().isEmpty()) {
      remarks.add(HelmRemark.HOOKS.text("count", now.hooks().size(), "hooks", listed(now.hooks())));
    }
    if (!now.crds().isEmpty()) {
      remarks.add(HelmRemark.CRDS.text("count", now.crds().size(), "files", listed(now.crds())));
    }
    return remarks;
  }

  private static String listed(List<String> names) {
    return names.stream().distinct().collect(Collectors.joining(", "));
  }

  /** A release may have only hooks. */
  private ObjectSet objects(String name, String text) {
    return text.isBlank() ? ObjectSet.NONE : objects.read(Optional.empty(), name + ".yaml", text);
  }

  private HelmAnswer<Value> json(
      HelmQuestion question, Duration deadline, List<String> words, List<String> names) {
    String asked = names.getLast();
    return run(question, deadline, words, names, asked)
        .then(
            out -> {
              Value answer =
                  SourceReader.read("helm", out).root().map(Node::value).orElse(NullValue.NULL);
              return answer instanceof MapValue || answer instanceof ListValue
                  ? new HelmAnswer.Got<>(answer)
                  : failed(HelmFailureKind.UNREADABLE, asked);
            });
  }

  private HelmAnswer<String> run(
      HelmQuestion question,
      Duration deadline,
      List<String> words,
      List<String> names,
      String asked) {
    List<String> line = new ArrayList<>(words);
    line.addAll(question.place());
    line.add("--");
    line.addAll(names);
    Call call = Call.of(line, deadline);
    return switch (helm.run(call)) {
      case Ran.Stopped stopped -> new HelmAnswer.Failed<>(HelmFailure.of(stopped, call, asked));
      case Ran.Ended ended ->
          ended.exit() == 0
              ? new HelmAnswer.Got<>(ended.out())
              : new HelmAnswer.Failed<>(HelmFailure.of(ended, asked));
    };
  }

  private static <T> HelmAnswer<T> failed(HelmFailureKind kind, String asked) {
    return new HelmAnswer.Failed<>(HelmFailure.of(kind, asked));
  }

  private static String text(Value value, String key) {
    return value instanceof MapValue map ? map.text(key) : "";
  }

  private static Stream<MapValue> maps(Value value, String key) {
    return value instanceof MapValue map && map.get(key) instanceof ListValue items
        ? items.items().stream().filter(MapValue.class::isInstance).map(MapValue.class::cast)
        : Stream.empty();
  }

  /**
   * One of a release's revisions.
   *
   * @param number its number
   * @param status what Helm says became of it
   */
  private record HelmRevision(int number, String status) {
    private static final String DEPLOYED = "deployed";

    /** Where nothing was ever deployed, Helm compares with the last of these. */
    private static final Set<String> TRIED = Set.of("failed", "superseded");

    /** Those that {@code helm history -o json} lists, the oldest first. */
    static List<HelmRevision> in(Value history) {
      return history instanceof ListValue items
          ? items.items().stream()
              .filter(MapValue.class::isInstance)
              .map(MapValue.class::cast)
              .flatMap(each -> of(each).stream())
              .sorted(Comparator.comparingInt(HelmRevision::number))
              .toList()
          : List.of();
    }

    private static Optional<HelmRevision> of(MapValue entry) {
      return entry.get("revision") instanceof IntegerValue(long number)
          ? Optional.of(new HelmRevision(Math.toIntExact(number), entry.text("status")))
          : Optional.empty();
    }

    /**
     * The one that helm upgrade takes for what was applied last: the newest that is deployed,
     * whatever failed after it; without one, the newest of all, unless the release is gone or busy.
     */
    static Optional<HelmRevision> comparedWith(List<HelmRevision> all) {
      return all.reversed().stream()
          .filter(each -> each.status().equals(DEPLOYED))
          .findFirst()
          .or(
              () ->
                  all.isEmpty()
                      ? Optional.empty()
                      : Optional.of(all.getLast()).filter(each -> TRIED.contains(each.status())));
    }
  }

  /**
   * What a person asks of Helm.
   *
   * @param release the release's name
   * @param chart the chart to upgrade to; empty to ask what changed since the last upgrade
   * @param options the words of helm upgrade besides: values, a version
   * @param connection which cluster is meant
   */
  public record HelmQuestion(
      String release, Optional<String> chart, List<String> options, Connection connection) {
    private static final int LONGEST = 53;

    /** The names that Helm takes. */
    private static final Pattern NAME =
        Pattern.compile("[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*");

    public HelmQuestion {
      options = List.copyOf(options);
    }

    /** Whether Helm can have a release of this name. */
    public static boolean isRelease(String word) {
      return word.length() <= LONGEST && NAME.matcher(word).matches();
    }

    /** The words for helm that say which cluster and namespace are meant. */
    List<String> place() {
      List<String> words = new ArrayList<>();
      connection.kubeconfig().ifPresent(file -> words.addAll(List.of("--kubeconfig", file)));
      connection.context().ifPresent(name -> words.addAll(List.of("--kube-context", name)));
      connection.namespace().ifPresent(name -> words.addAll(List.of("--namespace", name)));
      connection.as().ifPresent(name -> words.addAll(List.of("--kube-as-user", name)));
      return words;
    }
  }

  /**
   * A release: its objects as they were deployed last, as they are rendered now, and live.
   *
   * @param name its name
   * @param pairs its objects
   * @param unread what could not be read of the manifests
   * @param remarks what to know of the whole release
   * @param deletes how many objects Helm would delete
   * @param isServerSide whether Helm would use server-side apply
   */
  public record HelmRelease(
      String name,
      List<ObjectPair> pairs,
      List<Unread> unread,
      List<String> remarks,
      int deletes,
      boolean isServerSide) {
    /** Whose changes server-side apply takes Helm's for. */
    public static final String MANAGER = "helm";

    public HelmRelease {
      pairs = List.copyOf(pairs);
      unread = List.copyOf(unread);
      remarks = List.copyOf(remarks);
    }

    /** The objects of a pane as one manifest; empty if there are none. */
    public String manifest(Role role) {
      return pairs.stream()
          .flatMap(pair -> pair.found(role).stream())
          .map(found -> found.object().text().stripTrailing())
          .collect(Collectors.joining("\n---\n", "", "\n"));
    }
  }
}
