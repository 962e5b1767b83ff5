package dev.tripatch.recorded;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.YamlTexts;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.DiffOptions;
import dev.tripatch.engine.patch.strategic.MapDiffer;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Questions for Kubernetes' own code, made at random. The same seed, form and number give the same
 * question.
 */
final class RandomQuestions {

  /** The forms of questions, as the Go program calls them. */
  enum Form {
    THREE_WAY("three-way"),
    STAGES("stages"),
    DIRECTIVES("directives"),
    MERGE_PATCHES("merge-patches"),
    SERVER_SIDE("server-side"),
    YAML("yaml"),
    CUSTOM("custom");

    private final String name;

    Form(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** What people use, and what has the most rules. */
  private static final Set<String> USUAL =
      Set.of("Deployment", "Pod", "Service", "StatefulSet", "Job", "Ingress", "ConfigMap", "Node");

  /** client-go does not have their types. */
  private static final Pattern ELSEWHERE =
      Pattern.compile("(apiextensions|apiregistration)\\.k8s\\.io/.*");

  private static final List<String> MANAGERS =
      List.of("kubectl", "argocd-controller", "flux", "me");
  private static final List<String> WRITABLE =
      List.of("labels", "annotations", "finalizers", "ownerReferences");
  private static final Pattern LATER_DOCUMENT = Pattern.compile("(?m)^(---|\\.\\.\\.)");

  private final SchemaSource schemas;
  private final List<KnownKind> kinds;
  private final List<KnownKind> usual;

  RandomQuestions(SchemaSource schemas) {
    this.schemas = schemas;
    kinds = schemas.kinds().stream().filter(this::isAsked).toList();
    usual = kinds.stream().filter(kind -> USUAL.contains(kind.kind())).toList();
  }

  private boolean isAsked(KnownKind kind) {
    return !ELSEWHERE.matcher(kind.apiVersion()).matches()
        && schema(kind)
            .field("metadata")
            .filter(
                rule ->
                    rule.type() instanceof ObjectSchema meta && meta.name().equals("ObjectMeta"))
            .isPresent();
  }

  private ObjectSchema schema(KnownKind kind) {
    return switch (schemas.lookUp(kind.apiVersion(), kind.kind())) {
      case SchemaAnswer.Known known -> known.schema();
      case SchemaAnswer.Unknown unknown -> throw new AssertionError(unknown.reason());
    };
  }

  /** A question. */
  MapValue question(Form form, boolean odd, long seed, int number) {
    String id = "%s-%s-%d-%d".formatted(form, odd ? "odd" : "valid", seed, number);
    Random random = new Random(id.hashCode() + seed * 1_000_003);
    MapValue.Builder question =
        MapValue.builder()
            .put("id", new StringValue(id))
            .put("form", new StringValue(form.toString()));
    if (form == Form.CUSTOM) {
      return RandomCustomResources.add(question, random, odd);
    }
    if (form == Form.YAML) {
      return question.put("yaml", new StringValue(yaml(odd, random))).build();
    }
    List<KnownKind> some = random.nextInt(3) > 0 ? usual : kinds;
    KnownKind kind = some.get(random.nextInt(some.size()));
    String group = kind.apiVersion().contains("/") ? "" : "core/";
    question.put("kind", new StringValue(group + kind.apiVersion() + "/" + kind.kind()));
    OfKind made = new OfKind(kind, schema(kind), odd, random);
    switch (form) {
      case THREE_WAY, STAGES -> made.threeDocuments(question);
      case DIRECTIVES -> made.patchByHand(question);
      case MERGE_PATCHES -> made.twoPatches(question);
      default -> made.serverSide(question);
    }
    return question.build();
  }

  private String yaml(boolean odd, Random random) {
    if (!odd) {
      KnownKind kind = kinds.get(random.nextInt(kinds.size()));
      return YamlWriter.write(
          new RandomObjects(random, true).object(kind.apiVersion(), kind.kind(), schema(kind)));
    }
    String text = YamlTexts.random(random);
    return LATER_DOCUMENT.matcher(text).find() ? yaml(true, random) : text;
  }

  /** Questions about one kind. */
  private static final class OfKind {
    private final KnownKind kind;
    private final ObjectSchema schema;
    private final boolean odd;
    private final Random random;
    private final RandomObjects objects;

    OfKind(KnownKind kind, ObjectSchema schema, boolean odd, Random random) {
      this.kind = kind;
      this.schema = schema;
      this.odd = odd;
      this.random = random;
      objects = new RandomObjects(random, odd);
    }

    private MapValue object() {
      return objects.object(kind.apiVersion(), kind.kind(), schema);
    }

    private MapValue changed(MapValue object) {
      return objects.changed(object, schema);
    }

    void threeDocuments(MapValue.Builder question) {
      MapValue original = object();
      MapValue modified = random.nextInt(12) == 0 ? original : changed(original);
      MapValue live = random.nextInt(4) == 0 ? modified : original;
      question
          .put("original", random.nextInt(12) == 0 ? MapValue.EMPTY : original)
          .put("modified", modified)
          .put("current", random.nextInt(8) == 0 ? live : changed(live));
    }

    void patchByHand(MapValue.Builder question) {
      MapValue current = object();
      question.put("current", current).put("patch", patch(current));
    }

    void twoPatches(MapValue.Builder question) {
      MapValue current = object();
      question.put("patches", new ListValue(List.of(patch(current), patch(current))));
    }

    private Value patch(MapValue current) {
      MapValue other = changed(current);
      MapValue patch =
          random.nextBoolean()
              ? difference(current, other)
              : new RandomPatches(random).strategic(TypedPath.root(schema), current, other);
      return odd && objects.damaged(patch) instanceof MapValue damaged ? damaged : patch;
    }

    private MapValue difference(MapValue from, MapValue to) {
      try {
        return new MapDiffer(DiffOptions.TWO_WAY).diff(from, to, schema).patch();
      } catch (RefusedException refused) {
        return to;
      }
    }

    void serverSide(MapValue.Builder question) {
      MapValue first = writable(object());
      List<Value> steps = new ArrayList<>();
      MapValue latest = first;
      for (int count = 1 + random.nextInt(3); count > 0; count--) {
        latest = random.nextInt(3) == 0 ? latest : writable(changed(latest));
        steps.add(step(latest));
      }
      MapValue local = writable(changed(random.nextBoolean() ? first : latest));
      question
          .put("steps", new ListValue(steps))
          .put("local", random.nextInt(10) == 0 ? latest : local)
          .put("manager", new StringValue(MANAGERS.get(random.nextInt(MANAGERS.size()))))
          .put("force", BoolValue.of(random.nextInt(3) == 0));
    }

    /** What a server takes from people; the rest it sets itself, and field managers do not know. */
    private MapValue writable(MapValue object) {
      MapValue.Builder metadata = MapValue.builder();
      if (object.get("metadata") instanceof MapValue map) {
        WRITABLE.forEach(key -> metadata.putIfPresent(key, map.find(key).filter(this::isKept)));
      }
      return object.toBuilder()
          .put("apiVersion", new StringValue(kind.apiVersion()))
          .put("kind", new StringValue(kind.kind()))
          .put("metadata", metadata.put("name", new StringValue("web")).build())
          .remove("status")
          .build();
    }

    /** Empty lists and maps are not written by a server's own types. */
    private boolean isKept(Value value) {
      return odd || !value.equals(ListValue.EMPTY) && !value.equals(MapValue.EMPTY);
    }

    private MapValue step(MapValue object) {
      return switch (random.nextInt(5)) {
        case 0, 1 -> step(MANAGERS.get(random.nextInt(MANAGERS.size())), "Apply", object);
        case 2 -> step("kubectl-client-side-apply", "Update", annotated(object));
        case 3 -> step("kube-controller-manager", "Update", object);
        default -> step("kubectl-edit", "Update", object);
      };
    }

    private static MapValue step(String manager, String operation, MapValue object) {
      return MapValue.builder()
          .put("manager", new StringValue(manager))
          .put("operation", new StringValue(operation))
          .put("object", object)
          .build();
    }

    private static MapValue annotated(MapValue object) {
      MapValue metadata = object.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
      MapValue notes = metadata.get("annotations") instanceof MapValue map ? map : MapValue.EMPTY;
      StringValue applied = new StringValue(CanonicalJson.write(object) + "\n");
      return object.toBuilder()
          .put(
              "metadata",
              metadata.toBuilder()
                  .put(
                      "annotations",
                      notes.toBuilder().put(LastAppliedAnnotation.NAME, applied).build())
                  .build())
          .build();
    }
  }
}
