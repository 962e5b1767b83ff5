package dev.tripatch.engine.stored;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** What servers do to the fields of some types beside filling in and leaving out. */
final class TypeRules {
  private static final List<String> CONTAINERS = List.of("containers", "initContainers");
  private static final List<String> FAILING =
      List.of("node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable");
  private static final int SECONDS = 300;
  private static final int POD_RESOURCES = FieldPath.of("spec", "resources").length();
  private static final FieldPath NAME = FieldPath.of("metadata", "name");
  private static final FieldPath LABELS = FieldPath.of("metadata", "labels");
  private static final FieldPath SELECTOR = FieldPath.of("spec", "selector");
  private static final FieldPath MANUAL = FieldPath.of("spec", "manualSelector");
  private static final FieldPath TEMPLATE_LABELS =
      FieldPath.of("spec", "template", "metadata", "labels");

  private TypeRules() {}

  /**
   * Applies the rules of a type.
   *
   * @param map its fields, filled in
   * @param kind of the object that it is in
   */
  static MapValue apply(
      MapValue map, ObjectSchema type, String kind, FieldPath at, StoredReasons reasons) {
    return switch (type.name()) {
      case "Secret" -> withData(map, at, reasons);
      case "PodSpec" -> {
        MapValue account = withAccount(map, at, reasons);
        MapValue pod = "Pod".equals(kind) ? withTolerations(account, at, reasons) : account;
        yield "Pod".equals(kind) || !knows(type, "containers", "restartPolicy")
            ? withHostPorts(pod, at, reasons)
            : pod;
      }
      // What a container may use at most is what it asks for, where it does not say.
      case "ResourceRequirements" ->
          "Pod".equals(kind) && at.length() > POD_RESOURCES
              ? completed(map, "requests", "limits", at, reasons)
              : map;
      case "Namespace" ->
          knows(type, "metadata", "managedFields", "subresource")
              ? withName(map, LABELS.key("kubernetes.io/metadata.name"), reasons)
              : map;
      case "LimitRangeItem" -> withLimits(map, at, reasons);
      case "Job" -> withLabels(withJobName(map, type, reasons), LABELS, reasons);
      case "ReplicationController" ->
          withLabels(withLabels(map, LABELS, reasons), SELECTOR, reasons);
      default -> map;
    };
  }

  /** A server refuses other values than texts, so nothing is stored of them. */
  private static MapValue withData(MapValue secret, FieldPath at, StoredReasons reasons) {
    if (!(secret.get("stringData") instanceof MapValue texts)) {
      return secret;
    }
    MapValue.Builder data =
        secret.get("data") instanceof MapValue given ? given.toBuilder() : MapValue.builder();
    for (Map.Entry<String, Value> entry : texts.entries().entrySet()) {
      if (entry.getValue() instanceof StringValue text && text.exact() instanceof StringValue) {
        data.putIfPresent(entry.getKey(), StringData.encoded(text));
        reasons.put(at.key("data").key(entry.getKey()), StoredReason.STRING_DATA);
      } else if (entry.getValue().exact() != NullValue.NULL) {
        return secret;
      }
    }
    reasons.put(at.key("stringData"), StoredReason.STRING_DATA);
    return secret.toBuilder().remove("stringData").put("data", data.build()).build();
  }

  /**
   * Pods stay for some minutes on a node that fails, unless they say otherwise (the admission
   * plugin {@code DefaultTolerationSeconds}).
   */
  private static MapValue withTolerations(MapValue pod, FieldPath at, StoredReasons reasons) {
    FieldPath path = at.key("tolerations");
    List<Value> all = new ArrayList<>();
    if (pod.get("tolerations") instanceof ListValue given) {
      all.addAll(given.items());
    }
    for (String taint : FAILING) {
      if (all.stream().noneMatch(each -> each instanceof MapValue own && tolerates(own, taint))) {
        reasons.put(pod.has("tolerations") ? path.index(all.size()) : path, StoredReason.DEFAULT);
        all.add(
            MapValue.builder()
                .put("effect", new StringValue("NoExecute"))
                .put("key", new StringValue(taint))
                .put("operator", new StringValue("Exists"))
                .put("tolerationSeconds", new IntegerValue(SECONDS))
                .build());
      }
    }
    return all.isEmpty() ? pod : pod.toBuilder().put("tolerations", new ListValue(all)).build();
  }

  private static boolean tolerates(MapValue toleration, String taint) {
    return List.of("", taint).contains(toleration.text("key"))
        && List.of("", "NoExecute").contains(toleration.text("effect"));
  }

  /** The newer name wins; the older one counts where it is alone. */
  private static MapValue withAccount(MapValue pod, FieldPath at, StoredReasons reasons) {
    return pod.has("serviceAccountName")
        ? mirrored(pod, "serviceAccountName", "serviceAccount", at, reasons)
        : mirrored(pod, "serviceAccount", "serviceAccountName", at, reasons);
  }

  private static MapValue mirrored(
      MapValue map, String from, String to, FieldPath at, StoredReasons reasons) {
    Value value = map.get(from);
    if (value == null || value.equals(map.get(to))) {
      return map;
    }
    reasons.put(at.key(to), StoredReason.MIRRORED);
    return map.toBuilder().put(to, value).build();
  }

  /**
   * Whether a server knows of a field, by which its release is told: of sidecars since 1.28, when
   * servers gave up to fill in the ports of pod templates.
   */
  private static boolean knows(ObjectSchema type, String... fields) {
    SchemaType at = type;
    for (String field : fields) {
      Optional<FieldRule> rule = at.field(field);
      if (rule.isEmpty()) {
        return false;
      }
      at = SchemaType.withoutLists(rule.get().type());
    }
    return true;
  }

  private static MapValue withHostPorts(MapValue pod, FieldPath at, StoredReasons reasons) {
    boolean isOnHost = BoolValue.TRUE.equals(pod.get("hostNetwork"));
    MapValue changed = pod;
    for (String field : isOnHost ? CONTAINERS : List.<String>of()) {
      changed =
          withItems(
              changed,
              field,
              at,
              (container, path) ->
                  withItems(
                      container,
                      "ports",
                      path,
                      (port, where) -> withHostPort(port, where, reasons)));
    }
    return changed;
  }

  private static MapValue withHostPort(MapValue port, FieldPath at, StoredReasons reasons) {
    if (port.has("hostPort") || !port.has("containerPort")) {
      return port;
    }
    reasons.put(at.key("hostPort"), StoredReason.DEFAULT);
    return port.toBuilder().putIfPresent("hostPort", port.find("containerPort")).build();
  }

  /** A map of a holder has what another one has and it lacks. */
  private static MapValue completed(
      MapValue holder, String field, String from, FieldPath at, StoredReasons reasons) {
    if (!(holder.get(from) instanceof MapValue source)) {
      return holder;
    }
    MapValue.Builder completed =
        holder.get(field) instanceof MapValue given ? given.toBuilder() : MapValue.builder();
    for (Map.Entry<String, Value> entry : source.entries().entrySet()) {
      if (!completed.has(entry.getKey())) {
        completed.put(entry.getKey(), entry.getValue());
        reasons.put(at.key(field).key(entry.getKey()), StoredReason.DEFAULT);
      }
    }
    return holder.toBuilder().put(field, completed.build()).build();
  }

  /** Of containers, the largest limit is the default, and a limit is what is asked for. */
  private static MapValue withLimits(MapValue item, FieldPath at, StoredReasons reasons) {
    if (!"Container".equals(item.text("type"))) {
      return item;
    }
    MapValue limited = completed(item, "default", "max", at, reasons);
    MapValue requested = completed(limited, "defaultRequest", "default", at, reasons);
    return completed(requested, "defaultRequest", "min", at, reasons);
  }

  /** The pods of a Job have its name, unless somebody selects them by other labels. */
  private static MapValue withJobName(MapValue job, ObjectSchema type, StoredReasons reasons) {
    if (Counted.valueAt(job, MANUAL).filter(BoolValue.TRUE::equals).isPresent()) {
      return job;
    }
    MapValue named = withName(job, TEMPLATE_LABELS.key("job-name"), reasons);
    return knows(type, "spec", "podReplacementPolicy")
        ? withName(named, TEMPLATE_LABELS.key("batch.kubernetes.io/job-name"), reasons)
        : named;
  }

  /** With a label that is the object's name. */
  private static MapValue withName(MapValue object, FieldPath label, StoredReasons reasons) {
    Optional<Value> name = Counted.valueAt(object, NAME);
    return name.isPresent() ? reasons.put(object, label, name, StoredReason.MIRRORED) : object;
  }

  /** Where an object has no labels there, it has those of its template. */
  private static MapValue withLabels(MapValue object, FieldPath path, StoredReasons reasons) {
    Optional<Value> labels = Counted.valueAt(object, TEMPLATE_LABELS);
    return labels.isPresent() && Counted.valueAt(object, path).isEmpty()
        ? reasons.put(object, path, labels, StoredReason.DEFAULT)
        : object;
  }

  /** A map in one of whose lists each item that is a map is changed. */
  private static MapValue withItems(
      MapValue holder,
      String field,
      FieldPath at,
      BiFunction<MapValue, FieldPath, MapValue> change) {
    if (!(holder.get(field) instanceof ListValue list)) {
      return holder;
    }
    List<Value> items = new ArrayList<>(list.items());
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof MapValue item) {
        items.set(i, change.apply(item, at.key(field).index(i)));
      }
    }
    return holder.toBuilder().put(field, new ListValue(items)).build();
  }
}
