package dev.tripatch.workspace.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Which objects of several sets are the same. */
class PairingTest {
  private static final ObjectReader READER = new ObjectReader(UnaryOperator.identity());

  private static ObjectSet set(String name, String... objects) {
    return READER.read(Optional.empty(), name, String.join("---\n", objects));
  }

  private static String object(String kind, String namespace, String name) {
    return "apiVersion: v1\nkind: %s\nmetadata: {name: %s%s}\n"
        .formatted(kind, name, namespace.isEmpty() ? "" : ", namespace: " + namespace);
  }

  private static String generated(String name) {
    return "apiVersion: v1\nkind: Pod\nmetadata: {generateName: run-, namespace: shop%s}\n"
        .formatted(name.isEmpty() ? "" : ", name: " + name);
  }

  private static List<ObjectPair> pairs(ObjectSet local, ObjectSet live) {
    return Pairing.of(ObjectSet.NONE, local, live);
  }

  private static List<String> places(ObjectPair pair) {
    return pair.all().map(FoundObject::place).toList();
  }

  @Test
  void pairsByKindNamespaceAndNameInLocalsOrderAndThenWhatOnlyLiveHas() {
    ObjectSet local =
        set("local", object("Service", "shop", "web"), object("ConfigMap", "shop", "web"));
    ObjectSet live =
        set(
            "live",
            object("Secret", "shop", "web"),
            object("ConfigMap", "shop", "web"),
            object("Service", "test", "web"));
    List<ObjectPair> pairs = pairs(local, live);
    assertThat(pairs.stream().map(PairingTest::places))
        .containsExactly(
            List.of("local:1"), List.of("local:5", "live:5"), List.of("live:1"), List.of("live:9"));
    assertThat(pairs.getLast().remarks().getFirst()).startsWith("Only live has it");
  }

  @Test
  void versionsOfAGroupMayDifferButGroupsMayNot() {
    String beta = "apiVersion: batch/v1beta1\nkind: CronJob\nmetadata: {name: x}\n";
    ObjectSet live =
        set("live", beta.replace("v1beta1", "v1"), beta.replace("batch/v1beta1", "v1"));
    assertThat(places(pairs(set("local", beta), live).getFirst()))
        .containsExactly("local:1", "live:1");
  }

  @Test
  void withoutANamespaceItIsTheOneInDefault() {
    ObjectSet live =
        set("live", object("Service", "a", "web"), object("Service", "default", "web"));
    ObjectPair pair = pairs(set("local", object("Service", "", "web")), live).getFirst();
    assertThat(places(pair)).containsExactly("local:1", "live:5");
    assertThat(pair.remarks()).singleElement().asString().contains("namespace default");
  }

  @Test
  void withoutANamespaceItIsTheOnlyOneThatNobodyElseMeans() {
    ObjectSet live = set("live", object("Service", "a", "web"), object("Service", "b", "web"));
    ObjectSet local = set("local", object("Service", "", "web"), object("Service", "a", "web"));
    List<ObjectPair> pairs = pairs(local, live);
    assertThat(places(pairs.getFirst())).containsExactly("local:1", "live:5");
    assertThat(pairs.getFirst().remarks()).singleElement().asString().contains("in b");
    assertThat(pairs.getFirst().name()).hasToString("b/Service/web");
    assertThat(places(pairs.getLast())).containsExactly("local:5", "live:1");
  }

  @Test
  void withoutANamespaceNothingIsGuessedAmongSeveral() {
    ObjectSet live = set("live", object("Service", "a", "web"), object("Service", "b", "web"));
    ObjectPair pair = pairs(set("local", object("Service", "", "web")), live).getFirst();
    assertThat(pair.live()).isEmpty();
    assertThat(pair.remarks()).singleElement().asString().contains("a, b");
  }

  @Test
  void aMadeUpNameIsTheOnlyOneThatBeganSo() {
    ObjectPair pair =
        pairs(set("local", generated("")), set("live", generated("run-x7c9d"))).getFirst();
    assertThat(places(pair)).containsExactly("local:1", "live:1");
    assertThat(pair.name()).hasToString("shop/Pod/run-x7c9d");
    assertThat(pair.remarks()).singleElement().asString().contains("run-x7c9d");
  }

  @Test
  void amongSeveralMadeUpNamesNothingIsGuessed() {
    ObjectSet live = set("live", generated("run-a"), generated("run-b"));
    ObjectPair pair = pairs(set("local", generated("")), live).getFirst();
    assertThat(pair.live()).isEmpty();
    assertThat(pair.name()).hasToString("shop/Pod/run-…");
    assertThat(pair.remarks()).singleElement().asString().contains("run-a, run-b");
  }

  @Test
  void lastAppliedFindsItsObjectThroughLive() {
    List<ObjectPair> pairs =
        Pairing.of(
            set("last", object("Service", "b", "web")),
            set("local", object("Service", "", "web")),
            set("live", object("Service", "b", "web")));
    assertThat(places(pairs.getFirst())).containsExactly("last:1", "local:1", "live:1");
  }

  @Test
  void whatLocalNoLongerHasIsSaidToStay() {
    ObjectSet old = set("old", object("Service", "b", "web"));
    List<ObjectPair> pairs = Pairing.of(old, ObjectSet.NONE, old);
    assertThat(pairs.getFirst().remarks()).singleElement().asString().contains("--prune");
  }

  @Test
  void theSameObjectTwiceInLiveIsNotOnlyLive() {
    String web = object("Service", "a", "web");
    List<ObjectPair> pairs = pairs(set("local", web), set("live", web, web));
    assertThat(pairs).hasSize(1);
    assertThat(pairs.getFirst().remarks()).singleElement().asString().contains("live:5");
  }

  @Test
  void theSameObjectTwiceIsComparedTwiceAndSaid() {
    String web = object("Service", "a", "web");
    List<ObjectPair> pairs = pairs(set("local", web, web), set("live", web));
    assertThat(pairs.stream().map(PairingTest::places))
        .containsExactly(List.of("local:1", "live:1"), List.of("local:5", "live:1"));
    assertThat(pairs.getFirst().remarks()).singleElement().asString().contains("local:5");
  }
}
