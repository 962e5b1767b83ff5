package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.workspace.objects.ObjectState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds for a class that never compares anything with one of the outcomes. A switch reads none of
 * the constants, so what is looked for in the byte code is the comparison itself, and a constant
 * among what was last put on the stack. Two variables may be compared.
 */
final class CompareNoOutcomes extends ArchCondition<JavaClass> {
  private static final Set<ClassDesc> OUTCOMES =
      Stream.of(Outcome.class, Mark.class, ObjectState.class)
          .map(type -> type.describeConstable().orElseThrow())
          .collect(Collectors.toUnmodifiableSet());
  private static final Set<String> COMPARISONS = Set.of("equals", "contains");

  CompareNoOutcomes() {
    super("compare no outcomes");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    Path file = Path.of(type.getSource().orElseThrow().getUri());
    for (MethodModel method : parse(file).methods()) {
      if (compares(method)) {
        events.add(
            SimpleConditionEvent.violated(
                type,
                "%s.%s compares an outcome with == or equals"
                    .formatted(type.getName(), method.methodName().stringValue())));
      }
    }
  }

  private static ClassModel parse(Path file) {
    try {
      return ClassFile.of().parse(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean compares(MethodModel method) {
    List<Instruction> all =
        method.code().stream()
            .flatMap(code -> code.elementStream())
            .filter(Instruction.class::isInstance)
            .map(Instruction.class::cast)
            .toList();
    for (int i = 1; i < all.size(); i++) {
      Instruction last = all.get(i - 1);
      boolean isOnTheLeft =
          gives(last)
              && all.subList(Math.max(0, i - 4), i - 1).stream()
                  .anyMatch(CompareNoOutcomes::isConstant);
      boolean isCompared = isReferences(all.get(i)) && (isConstant(last) || isOnTheLeft);
      if (isCompared || (asksForEqual(all.get(i)) && isConstant(last))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isConstant(Instruction instruction) {
    return instruction.opcode() == Opcode.GETSTATIC && gives(instruction);
  }

  private static boolean asksForEqual(Instruction instruction) {
    return instruction instanceof InvokeInstruction call
        && COMPARISONS.contains(call.name().stringValue());
  }

  private static boolean isReferences(Instruction instruction) {
    return instruction.opcode() == Opcode.IF_ACMPEQ || instruction.opcode() == Opcode.IF_ACMPNE;
  }

  private static boolean gives(Instruction instruction) {
    return switch (instruction) {
      case FieldInstruction field -> OUTCOMES.contains(field.typeSymbol());
      case InvokeInstruction call -> OUTCOMES.contains(call.typeSymbol().returnType());
      case TypeCheckInstruction cast -> OUTCOMES.contains(cast.type().asSymbol());
      default -> false;
    };
  }
}
