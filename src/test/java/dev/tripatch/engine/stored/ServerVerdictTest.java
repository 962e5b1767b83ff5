package dev.tripatch.engine.stored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.stored.ServerVerdict.Predicted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a server answered, beside what was predicted. */
class ServerVerdictTest {
  private static final MapValue LIVE =
      deployment("replicas: 7", "{name: web, image: 'web:1.4'}", "resourceVersion: '90'");

  private static final String NEW =
      "{name: web, image: 'web:1.5', resources: {limits: {cpu: '%s'}}}, {name: proxy%s}";

  private static final MapValue RESULT =
      deployment("replicas: 7", NEW.formatted("0.5", ""), "resourceVersion: '90'");

  private static final FieldPath CONTAINERS =
      FieldPath.of("spec", "template", "spec", "containers");
  private static final FieldPath WEB = CONTAINERS.item("name", new StringValue("web"));
  private static final FieldPath PROXY = CONTAINERS.item("name", new StringValue("proxy"));
  private static final FieldPath IMAGE = WEB.key("image");
  private static final FieldPath CPU = WEB.key("resources").key("limits").key("cpu");
  private static final FieldPath POLICY = PROXY.key("imagePullPolicy");
  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  private static final StoredObject STORED =
      new StoredObject(
          deployment(
              "replicas: 7",
              NEW.formatted("500m", ", imagePullPolicy: Always"),
              "resourceVersion: '90'"),
          List.of(
              new StoredChange(CPU, Optional.empty(), Optional.empty(), StoredReason.QUANTITY),
              new StoredChange(POLICY, Optional.empty(), Optional.empty(), StoredReason.DEFAULT)),
          true);

  private static MapValue deployment(String spec, String containers, String metadata) {
    return Snippets.yaml(
        "{apiVersion: apps/v1, kind: Deployment, metadata: {name: web, %s}, spec: {%s, template: {spec: {containers: [%s]}}}}"
            .formatted(metadata, spec, containers));
  }

  private static ServerVerdict verdict(MapValue tried, MapValue answer) {
    SchemaAnswer schema =
        new SchemaAnswer.Known(Snippets.kind("apps/v1", "Deployment"), "Kubernetes");
    Predicted predicted =
        new Predicted(Optional.of(LIVE), RESULT, List.of(IMAGE, CPU, PROXY), schema);
    return ServerVerdict.of(
        predicted, STORED, Optional.of(tried), answer, UnaryOperator.identity());
  }

  private static SaidKind kind(ServerVerdict verdict, FieldPath path) {
    return verdict.at(path).orElseThrow().kind();
  }

  @Test
  void whatIsFilledInOrSpelledOtherwiseIsAsPredicted() {
    MapValue answer =
        deployment(
            "replicas: 7",
            NEW.formatted("500m", ", imagePullPolicy: Always"),
            "resourceVersion: '90', generation: 4, managedFields: [{manager: a}]");

    ServerVerdict verdict = verdict(LIVE, answer);

    assertThat(verdict.agrees()).isTrue();
    assertThat(verdict.asPredicted()).isEqualTo(verdict.changed()).isEqualTo(3);
    assertThat(verdict.fields()).extracting(SaidField::path).contains(IMAGE, CPU, PROXY, POLICY);
    assertThat(kind(verdict, IMAGE)).isEqualTo(SaidKind.AS_PREDICTED);
    assertThat(kind(verdict, CPU)).isEqualTo(SaidKind.NORMALISED);
    assertThat(verdict.at(CPU).orElseThrow().reason()).contains(StoredReason.QUANTITY);
    assertThat(verdict.at(CPU).orElseThrow().said()).contains(new StringValue("500m"));
    assertThat(kind(verdict, PROXY)).isEqualTo(SaidKind.AS_PREDICTED);
    assertThat(kind(verdict, POLICY)).isEqualTo(SaidKind.AS_PREDICTED);
    assertThat(verdict.defaultsIn(PROXY)).isEqualTo(1);
    assertThat(verdict.at(REPLICAS)).isEmpty();
  }

  @Test
  void whatAWebhookMakesOfAFieldIsSeenThereAndAroundIt() {
    MapValue answer =
        deployment(
            "replicas: 7, paused: true",
            NEW.formatted("500m", ", imagePullPolicy: Never").replace("web:1.5", "mirror/web:1.5"),
            "resourceVersion: '90'");

    ServerVerdict verdict = verdict(LIVE, answer);

    assertThat(verdict.agrees()).isFalse();
    assertThat(verdict.asPredicted()).isEqualTo(1);
    assertThat(kind(verdict, IMAGE)).isEqualTo(SaidKind.CHANGED);
    assertThat(kind(verdict, FieldPath.of("spec", "paused"))).isEqualTo(SaidKind.CHANGED);
    assertThat(kind(verdict, PROXY)).as("not the known default").isEqualTo(SaidKind.CHANGED);
    assertThat(kind(verdict, WEB)).isEqualTo(SaidKind.CHANGED);
  }

  @Test
  void whatLiveHadByThenIsNoAnswerToTheChange() {
    MapValue tried = deployment("replicas: 4", "{name: web, image: 'web:1.4'}", "");
    MapValue answer =
        deployment("replicas: 4", NEW.formatted("500m", ", imagePullPolicy: Always"), "");

    ServerVerdict verdict = verdict(tried, answer);

    assertThat(kind(verdict, REPLICAS)).isEqualTo(SaidKind.MOVED);
    assertThat(verdict.count(SaidKind.CHANGED)).isZero();
    assertThat(verdict.agrees()).isTrue();
    assertThat(verdict.asPredicted()).isEqualTo(3);
  }

  @Test
  void whatLiveHadByThenInAFieldOfTheChangeCounts() {
    MapValue tried = deployment("replicas: 7", "{name: web, image: 'web:1.6'}", "");
    MapValue answer =
        deployment("replicas: 7", NEW.formatted("500m", ", imagePullPolicy: Always"), "");

    ServerVerdict verdict = verdict(tried, answer);

    assertThat(kind(verdict, IMAGE)).isEqualTo(SaidKind.OVERTAKEN);
    assertThat(verdict.agrees()).isFalse();
    assertThat(verdict.asPredicted()).isEqualTo(2);
  }

  @Test
  void itSaysWhatItIsShown() {
    UnaryOperator<MapValue> masked =
        object -> MapValue.of("masked", new StringValue(String.valueOf(object.hashCode())));
    ServerVerdict verdict =
        ServerVerdict.of(
            new Predicted(Optional.of(LIVE), RESULT, List.of(), new SchemaAnswer.Unknown("")),
            new StoredObject(RESULT, List.of(), false),
            Optional.of(LIVE),
            LIVE,
            masked);

    assertThat(verdict.fields()).extracting(SaidField::path).containsOnly(FieldPath.of("masked"));
  }

  private static ServerVerdict created(String kind, String given, String answer) {
    MapValue result = Snippets.yaml(given);
    return ServerVerdict.of(
        new Predicted(
            Optional.empty(),
            result,
            List.of(),
            new SchemaAnswer.Known(Snippets.kind("v1", kind), "Kubernetes")),
        new StoredObject(result, List.of(), true),
        Optional.empty(),
        Snippets.yaml(answer),
        UnaryOperator.identity());
  }

  /** Nobody could predict an address. */
  @Test
  void whatTheServerChoosesIsFilledIn() {
    ServerVerdict verdict =
        created(
            "Service",
            "{metadata: {name: a}, spec: {ports: [{port: 80}]}}",
            """
            metadata: {name: a, namespace: shop, creationTimestamp: null}
            spec: {ports: [{port: 80, nodePort: 30080}], clusterIP: 10.0.0.7, externalName: b}
            """);

    assertThat(verdict.count(SaidKind.DEFAULTED)).isEqualTo(3);
    assertThat(verdict.fields())
        .filteredOn(field -> field.kind() == SaidKind.CHANGED)
        .extracting(SaidField::path)
        .containsExactly(FieldPath.of("spec", "externalName"));
  }

  @Test
  void whatHoldsOnlyThatIsFilledInToo() {
    assertThat(
            created(
                    "Service",
                    "{metadata: {name: a}}",
                    "{metadata: {name: a}, spec: {clusterIP: 10.0.0.7}}")
                .agrees())
        .isTrue();
    assertThat(created("Namespace", "{}", "{spec: {}}").agrees()).isFalse();
  }
}
