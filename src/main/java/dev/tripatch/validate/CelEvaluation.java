package dev.tripatch.validate;

import dev.tripatch.validate.CelParser.CelNode;
import dev.tripatch.validate.CelParser.CelNode.Call;
import dev.tripatch.validate.CelParser.CelNode.Name;
import dev.tripatch.validate.CelValue.CelFault;
import dev.tripatch.validate.CelValue.Listed;
import dev.tripatch.validate.CelValue.Mapped;
import dev.tripatch.validate.CelValue.Text;
import dev.tripatch.validate.CelValue.Truth;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Computes a rule.
 *
 * @param names the values of names
 * @param steps what it may still take
 */
record CelEvaluation(Map<String, CelValue> names, CelSteps steps) {

  CelValue value(CelNode node) throws CelFault {
    steps.take(1);
    return switch (node) {
      case CelNode.Literal(CelValue value) -> value;
      case Name(String name) when names.containsKey(name) -> names.get(name);
      case Name _ -> throw CelFault.unknown();
      case CelNode.Select(CelNode of, String field) ->
          CelFunctions.part(value(of), new Text(field));
      case Call(String name, List<CelNode> parts) when name.equals("has") -> has(parts.getFirst());
      case Call(String name, List<CelNode> parts) when name.equals("||") || name.equals("&&") ->
          firstOf(name.equals("||"), List.of(this, this), parts);
      case Call(String name, List<CelNode> parts) when name.equals("?:") ->
          value(isTrue(parts.getFirst()) ? parts.get(1) : parts.getLast());
      case Call(String name, List<CelNode> parts)
          when parts.size() >= 3 && name.startsWith(".") && parts.get(1) instanceof Name variable ->
          macro(name, value(parts.getFirst()), variable.name(), parts.subList(2, parts.size()));
      case Call(String name, List<CelNode> parts) -> CelFunctions.of(name, values(parts), steps);
    };
  }

  private List<CelValue> values(List<CelNode> nodes) throws CelFault {
    List<CelValue> values = new ArrayList<>(nodes.size());
    for (CelNode node : nodes) {
      values.add(value(node));
    }
    return values;
  }

  private CelValue has(CelNode argument) throws CelFault {
    if (argument instanceof CelNode.Select(CelNode of, String field)
        && value(of) instanceof Mapped(Map<CelValue, CelValue> fields)) {
      return new Truth(fields.containsKey(new Text(field)));
    }
    throw CelFault.unknown();
  }

  private boolean isTrue(CelNode node) throws CelFault {
    if (value(node) instanceof Truth(boolean holds)) {
      return holds;
    }
    throw CelFault.unknown();
  }

  /** One part that decides is enough, even where others have no answer. */
  private static CelValue firstOf(boolean deciding, List<CelEvaluation> scopes, List<CelNode> parts)
      throws CelFault {
    Optional<CelFault> fault = Optional.empty();
    for (int i = 0; i < scopes.size(); i++) {
      try {
        if (scopes.get(i).isTrue(parts.get(i % parts.size())) == deciding) {
          return new Truth(deciding);
        }
      } catch (CelFault found) {
        fault = found.isUnknown() ? Optional.of(found) : fault.or(() -> Optional.of(found));
      }
    }
    if (fault.isPresent()) {
      throw fault.get();
    }
    return new Truth(!deciding);
  }

  private CelValue macro(String name, CelValue of, String variable, List<CelNode> each)
      throws CelFault {
    List<CelEvaluation> scopes = scopes(of, variable);
    CelNode first = each.getFirst();
    return switch (each.size() == 1 ? name : name + each.size()) {
      case ".all", ".exists" -> firstOf(name.equals(".exists"), scopes, each);
      case ".exists_one", ".existsOne" -> new Truth(chosen(scopes, first).size() == 1);
      case ".filter" -> mapped(chosen(scopes, first), new Name(variable));
      case ".map" -> mapped(scopes, first);
      case ".map2" -> mapped(chosen(scopes, first), each.getLast());
      default -> throw CelFault.unknown();
    };
  }

  /** What the names mean for each item of a list or key of a map. */
  private List<CelEvaluation> scopes(CelValue of, String variable) throws CelFault {
    List<CelValue> parts =
        switch (of) {
          case Listed(List<CelValue> items, _) -> items;
          case Mapped(Map<CelValue, CelValue> entries) -> List.copyOf(entries.keySet());
          default -> throw CelFault.unknown();
        };
    steps.take(parts.size());
    return parts.stream().map(part -> with(variable, part)).toList();
  }

  private CelEvaluation with(String name, CelValue value) {
    Map<String, CelValue> more = new HashMap<>(names);
    more.put(name, value);
    return new CelEvaluation(more, steps);
  }

  private static List<CelEvaluation> chosen(List<CelEvaluation> scopes, CelNode condition)
      throws CelFault {
    List<CelEvaluation> chosen = new ArrayList<>();
    for (CelEvaluation scope : scopes) {
      if (scope.isTrue(condition)) {
        chosen.add(scope);
      }
    }
    return chosen;
  }

  private static CelValue mapped(List<CelEvaluation> scopes, CelNode each) throws CelFault {
    List<CelValue> mapped = new ArrayList<>();
    for (CelEvaluation scope : scopes) {
      mapped.add(scope.value(each));
    }
    return new Listed(mapped, true);
  }
}
