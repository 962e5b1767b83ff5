package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ServedKind;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.workspace.objects.DecidedFile.ObjectFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/**
 * The live objects of a cluster for local ones. A namespace with few of them is asked for each
 * object, any other for lists: that is quicker, even if most of a list is not used.
 */
public final class ClusterObjects {
  private static final int MOST_BY_NAME = 8;

  /** More kubectls would only wait for each other, and for the server. */
  private static final int AT_ONCE = 2;

  private final Cluster cluster;

  /** Why no further question makes sense; empty while it does. */
  private final AtomicReference<Optional<Failure>> lost = new AtomicReference<>(Optional.empty());

  /** Asks nothing yet. */
  public ClusterObjects(Cluster cluster) {
    this.cluster = cluster;
  }

  /** Objects of one kind in one namespace that are asked for together. */
  private record Question(Cluster namespace, List<ObjectName> names, boolean byName) {
    ObjectName first() {
      return names.getFirst();
    }
  }

  /**
   * The same objects in the cluster. What cannot be read is told, and hides nothing else. Whatever
   * the server did not call missing is unknown, not missing: somebody who may not see an object
   * must not read that apply would create it.
   *
   * @param watch follows the questions
   */
  public ObjectSet liveOf(ObjectSet local, Watch watch) {
    List<Question> questions = questions(local);
    List<ObjectSet> answers = new ArrayList<>();
    InParallel.each(questions, this::answer, answers::add, watch, AT_ONCE);
    List<ObjectName> unasked =
        questions.stream().skip(answers.size()).flatMap(each -> each.names().stream()).toList();
    if (!unasked.isEmpty()) {
      answers.add(unknown(unasked, cancelled()));
    }
    return together(answers);
  }

  private List<Question> questions(ObjectSet local) {
    Map<String, Map<String, Set<ObjectName>>> sorted = new LinkedHashMap<>();
    local.objects().stream()
        .map(FoundObject::name)
        .filter(name -> !name.name().isEmpty())
        .forEach(
            name ->
                sorted
                    .computeIfAbsent(name.namespace(), each -> new LinkedHashMap<>())
                    .computeIfAbsent(
                        name.apiVersion() + " " + name.kind(), each -> new LinkedHashSet<>())
                    .add(name));
    List<Question> questions = new ArrayList<>();
    sorted.forEach(
        (name, kinds) -> {
          Cluster namespace = cluster.inNamespace(name);
          int all = kinds.values().stream().mapToInt(Set::size).sum();
          kinds.values().forEach(names -> add(questions, namespace, names, all <= MOST_BY_NAME));
        });
    return questions;
  }

  private static void add(
      List<Question> questions, Cluster namespace, Set<ObjectName> names, boolean areFew) {
    if (areFew || names.size() == 1) {
      names.forEach(name -> questions.add(new Question(namespace, List.of(name), true)));
    } else {
      questions.add(new Question(namespace, List.copyOf(names), false));
    }
  }

  private ObjectSet answer(Question question) {
    if (lost.get().isPresent()) {
      return unknown(question.names(), lost.get().get());
    }
    ObjectName first = question.first();
    return switch (question.namespace().served(first.apiVersion(), first.kind())) {
      case ClusterAnswer.Failed<ServedKind>(Failure failure) -> told(question.names(), failure);
      case ClusterAnswer.Got<ServedKind>(ServedKind kind, List<String> _) ->
          question.byName() ? byName(question, kind) : list(question, kind);
    };
  }

  private ObjectSet byName(Question question, ServedKind kind) {
    return together(
        question.names().stream().map(name -> one(question.namespace(), kind, name)).toList());
  }

  private ObjectSet one(Cluster namespace, ServedKind kind, ObjectName name) {
    return switch (namespace.get(kind, name.name())) {
      case ClusterAnswer.Got<LiveObject>(LiveObject live, List<String> warnings) ->
          new ObjectSet(List.of(found(live)), List.of(), warnings);
      case ClusterAnswer.Failed<LiveObject>(Failure failure) ->
          failure.isOfMissingObject() ? ObjectSet.NONE : told(List.of(name), failure);
    };
  }

  /** Of a list only those that were asked for; the rest of it is nobody's business here. */
  private ObjectSet list(Question question, ServedKind kind) {
    Set<String> wanted =
        question.names().stream().map(ObjectName::name).collect(Collectors.toSet());
    ClusterAnswer<List<FoundObject>> answer =
        question
            .namespace()
            .list(
                kind,
                live ->
                    wanted.contains(live.name().name())
                        ? Optional.of(found(live))
                        : Optional.empty());
    return switch (answer) {
      case ClusterAnswer.Got<List<FoundObject>>(List<FoundObject> found, List<String> warnings) ->
          new ObjectSet(found, List.of(), warnings);
      case ClusterAnswer.Failed<List<FoundObject>>(Failure failure) ->
          // Who may not list may still read one.
          failure.kind() == FailureKind.FORBIDDEN && question.names().size() <= MOST_BY_NAME
              ? byName(question, kind)
              : told(question.names(), failure);
    };
  }

  private ObjectSet told(List<ObjectName> names, Failure failure) {
    if (!failure.isOfOneQuestion()) {
      lost.set(Optional.of(failure));
    }
    return unknown(names, failure);
  }

  private Failure cancelled() {
    return new Failure(FailureKind.CANCELLED, "", cluster.connection(), "");
  }

  private static ObjectSet unknown(List<ObjectName> names, Failure failure) {
    Map<ObjectName, String> unknown = new HashMap<>();
    names.forEach(name -> unknown.put(name, failure.sentence()));
    return new ObjectSet(List.of(), List.of(), List.of(), unknown);
  }

  private static ObjectSet together(List<ObjectSet> sets) {
    Map<ObjectName, String> unknown = new HashMap<>();
    sets.forEach(each -> unknown.putAll(each.unknown()));
    return new ObjectSet(
        sets.stream().flatMap(each -> each.objects().stream()).toList(),
        List.of(),
        sets.stream().flatMap(each -> each.remarks().stream()).distinct().toList(),
        unknown);
  }

  /** An object as if a file of its own had held it. */
  public static FoundObject found(LiveObject live) {
    return written(live.name(), live.value());
  }

  /** An object that no file has. */
  public static FoundObject written(ObjectName name, MapValue value) {
    ManifestFile manifest = ManifestFile.of(name.toString(), value);
    return new FoundObject(
        new ObjectFile(Optional.empty(), manifest.text(), manifest),
        0,
        manifest.objects().getFirst());
  }
}
