package dev.tripatch.workspace.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A cluster's OpenAPI is in force for its objects, and asked for no more often than needed. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class ClusterSchemasTest {
  private static final BundledCatalog BUILT_IN = new BundledCatalog();

  /** A server that wants ports merged by name, so that the answer can only be its own. */
  private static final String APPS =
      """
      {"openapi": "3.0.0", "components": {"schemas": {
        "io.example.Deployment": {
          "type": "object",
          "x-kubernetes-group-version-kind": [{"group": "apps", "version": "v1", "kind": "Deployment"}],
          "properties": {
            "apiVersion": {"type": "string"}, "kind": {"type": "string"}, "metadata": {"type": "object"},
            "ports": {"type": "array", "items": {"type": "object"},
              "x-kubernetes-patch-strategy": "merge", "x-kubernetes-patch-merge-key": "name"}}}}}}
      """;

  private static final String WIDGETS =
      """
      {"openapi": "3.0.0", "components": {"schemas": {
        "io.example.Widget": {
          "type": "object",
          "x-kubernetes-group-version-kind": [{"group": "stable.example.com", "version": "v1", "kind": "Widget"}],
          "properties": {"spec": {"type": "object", "properties": {"size": {"type": "integer"}}}}}}}}
      """;

  private static final String INDEX =
      """
      {"paths": {
        "apis/apps/v1": {"serverRelativeURL": "/openapi/v3/apis/apps/v1?hash=0123456789ABCDEF0123"},
        "apis/stable.example.com/v1":
          {"serverRelativeURL": "/openapi/v3/apis/stable.example.com/v1?hash=FEDCBA9876543210FEDC"}}}
      """;

  @TempDir private Path folder;
  private final List<String> told = new ArrayList<>();
  private FakeKubectl kubectl;
  private Path cache;

  @BeforeEach
  void begin() throws IOException {
    kubectl = new FakeKubectl(Files.createDirectory(folder.resolve("bin")));
    cache = folder.resolve("cache");
    answers("/version", FakeAnswer.prints("{\"gitVersion\": \"v1.33.1\"}"));
  }

  private void answers(String address, FakeAnswer answer) {
    kubectl.answersAny(List.of("--raw", address), answer);
  }

  private void publishV3() {
    answers("/openapi/v3", FakeAnswer.prints(INDEX));
    answers("/openapi/v3/apis/apps/v1?hash=0123456789ABCDEF0123", FakeAnswer.prints(APPS));
    answers(
        "/openapi/v3/apis/stable.example.com/v1?hash=FEDCBA9876543210FEDC",
        FakeAnswer.prints(WIDGETS));
  }

  private ClusterSchemas schemas() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("PATH", folder.resolve("bin") + ":/usr/bin:/bin");
    return new ClusterSchemas(
        new Cluster(new Kubectl(environment, new CommandLog()), Connection.USUAL.in("prod")),
        BUILT_IN,
        Optional.of(cache),
        told::add);
  }

  private static MapValue object(String apiVersion, String kind) {
    return MapValue.builder()
        .put("apiVersion", new StringValue(apiVersion))
        .put("kind", new StringValue(kind))
        .build();
  }

  private long asked(String address) {
    return kubectl.calls().stream()
        .filter(call -> call.arguments().stream().anyMatch(word -> word.startsWith(address)))
        .count();
  }

  @Test
  void theServersRulesHold() {
    publishV3();

    SchemaAnswer answer = schemas().of(object("apps/v1", "Deployment"));

    assertThat(answer).isInstanceOf(SchemaAnswer.Known.class);
    SchemaAnswer.Known known = (SchemaAnswer.Known) answer;
    assertThat(known.source()).isEqualTo("cluster prod (v1.33.1)");
    assertThat(known.isBrought()).isFalse();
    assertThat(known.schema().field("ports").orElseThrow().mergeKey())
        .isEqualTo(Optional.of("name"));
    assertThat(told).isEmpty();
  }

  @Test
  void aCustomResourceIsDeclaredAndStaysOne() {
    publishV3();

    SchemaAnswer answer = schemas().of(object("stable.example.com/v1", "Widget"));

    assertThat(answer).isInstanceOf(SchemaAnswer.Unknown.class);
    assertThat(answer.fields()).isPresent();
  }

  @Test
  void aGroupIsAskedForOnceAndKeptByItsHash() {
    publishV3();
    ClusterSchemas first = schemas();
    first.of(object("apps/v1", "Deployment"));
    first.of(object("apps/v1", "StatefulSet"));
    assertThat(asked("/openapi/v3/apis/apps")).isEqualTo(1);
    assertThat(asked("/openapi/v3/apis/stable")).as("nobody needs it").isZero();

    SchemaAnswer later = schemas().of(object("apps/v1", "Deployment"));

    assertThat(asked("/openapi/v3/apis/apps")).as("it is in the cache").isEqualTo(1);
    assertThat(later.fields()).isPresent();
  }

  @Test
  void afterItIsPreparedNothingIsAskedForWhileOneTypes() {
    publishV3();
    ClusterSchemas schemas = schemas();
    schemas.prepare("apps/v1");
    int before = kubectl.calls().size();

    assertThat(schemas.of(object("apps/v1", "Deployment")).fields()).isPresent();
    assertThat(schemas.of(object("stable.example.com/v1", "Widget")).fields()).isEmpty();
    assertThat(kubectl.calls()).hasSize(before);
  }

  @Test
  void anOlderServerPublishesAllAtOnce() {
    answers("/openapi/v3", FakeAnswer.recorded("schema, version 3"));
    answers(
        "/openapi/v2",
        FakeAnswer.prints(
            APPS.replace(
                    "\"openapi\": \"3.0.0\", \"components\": {\"schemas\": {",
                    "\"swagger\": \"2.0\", \"definitions\": {")
                .replace("}}}}}}", "}}}}}")));
    ClusterSchemas schemas = schemas();

    assertThat(schemas.of(object("apps/v1", "Deployment")).fields()).isPresent();
    schemas.of(object("v1", "Service"));
    assertThat(asked("/openapi/v2")).isEqualTo(1);
    assertThat(told).isEmpty();
  }

  @Test
  void withoutAnswerTheBuiltInRulesHoldAndTheReasonIsToldOnce() {
    answers(
        "/openapi/v3",
        FakeAnswer.fails("Error from server (Forbidden): you cannot get path \"/openapi/v3\"\n"));
    ClusterSchemas schemas = schemas();

    assertThat(schemas.lookUp("apps/v1", "Deployment").fields()).isEmpty();
    schemas.lookUp("v1", "Service");
    assertThat(told).hasSize(1);
    assertThat(told.getFirst()).contains("built-in rules", "you cannot get path");
    assertThat(
            Schemas.of(BUILT_IN).with(schemas.brought()).source().lookUp("apps/v1", "Deployment"))
        .isInstanceOf(SchemaAnswer.Known.class);
  }

  /** kubectl 1.32 with a server that does not know a field: it warns, and computes again. */
  @Test
  void whatTheClustersSchemaLacksIsComputedWithKubectlsOwnTypes() {
    publishV3();
    ClusterSchemas schemas = schemas();
    Workbench workbench = new Workbench(Schemas.of(BUILT_IN).with(schemas.brought()).source());

    Compared.Done done = compared(workbench, "{replicas: 2}", ComparisonMode.KUBECTL_APPLY);
    assertThat(done.outcome()).isInstanceOf(ThreeWayOutcome.Computed.class);
    assertThat(done.remarks())
        .anyMatch(
            remark -> remark.contains("unable to find api field") && remark.contains("warns"));
    assertThat(done.view().serverSchema().fields().orElseThrow().field("ports"))
        .as("the server stores by its own")
        .isPresent();
    assertThat(compared(workbench, "{replicas: 2}", ComparisonMode.DOCUMENTS).outcome())
        .isInstanceOf(ThreeWayOutcome.Refused.class);
    assertThat(compared(workbench, "{other: {a: 1}}", ComparisonMode.KUBECTL_APPLY).outcome())
        .as("kubectl's types lack the field, too")
        .isInstanceOf(ThreeWayOutcome.Refused.class);
  }

  private static Compared.Done compared(Workbench workbench, String spec, ComparisonMode mode) {
    String object = "{apiVersion: apps/v1, kind: Deployment, metadata: {name: a}, spec: ";
    return (Compared.Done)
        workbench.compare(
            new ThreeDocuments<>(
                Optional.empty(),
                SourceReader.read("local", object + spec + "}"),
                Optional.of(SourceReader.read("live", object + "{replicas: 1, other: {a: 0}}}"))),
            true,
            Optional.of(mode));
  }
}
